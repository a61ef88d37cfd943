export const onBeforePrerenderStart = () => ["/not-found/location", "/not-found/region"];
