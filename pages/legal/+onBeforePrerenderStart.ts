export const onBeforePrerenderStart = () => ["/privacy-policy", "/terms-conditions"];
