/** The name of the file input of a form, and of the checkbox that takes the picture away. */
export const pictureInputs = { file: "picture_file", removed: "picture_removed" } as const;

export const MAX_PICTURE_BYTES = 20 * 1024 ** 2;

/** What files it takes, as the input says it to the browser. */
export const pictureAccept = "image/jpeg,image/png,image/webp";

export const pictureHint = "JPG, PNG or WebP, up to 20 MB. We make the sizes that pages need.";
