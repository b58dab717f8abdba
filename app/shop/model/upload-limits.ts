export const uploadKinds = ["cover", "pages", "file"] as const;

export type UploadKind = (typeof uploadKinds)[number];

export const uploadField = "upload";

export const uploadLimits = {
  pictureBytes: 20 * 1024 ** 2,
  fileBytes: 2 * 1024 ** 3,
  pages: 12,
  note: 500,
  alt: 200,
} as const;

export const getUploadUrl = (address: string, kind: UploadKind): string => `${address}?upload=${kind}`;
