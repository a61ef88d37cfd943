/** Where photos are sent. */
export const photosPath = "/api/photos";
/** Photos that an enquiry may have, and their bytes in all: the host takes 6 MB in one call, encoded. */
export const mostPhotos = 4;
export const mostBytes = 4 * 1024 * 1024;
/** The one type sent: every browser can write it, and it holds no place once drawn anew. */
export const photoType = "image/jpeg";
