import type { TextField } from "../../server/forms/text-field";

export const getPictureInputs = (field: string) => ({ file: `${field}_file`, removed: `${field}_removed` });

export const MAX_PICTURE_BYTES = 20 * 1024 ** 2;

export const pictureAccept = "image/jpeg,image/png,image/webp";

export const pictureTypesHint = "JPG, PNG or WebP, up to 20 MB.";

export const pictureHint = `${pictureTypesHint} We make the sizes that pages need.`;

export const choosePictureAgain = "Choose the picture again.";

export const pictureField = {
  name: "picture",
  label: "Picture",
  limit: 64,
  isPicture: true,
  format: { isValid: (text: string) => /^[\w-]+$/.test(text), problem: choosePictureAgain },
} as const satisfies TextField;
