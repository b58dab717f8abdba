import { createStagedUploads } from "#app/files/staged-uploads";
import { paths } from "#app/paths";
import { uploadField, uploadLimits } from "#app/shop/model/upload-limits";
import type { FileUploads } from "#app/ui/uploads/file-uploads";

export function createFileUploads(productId: string): FileUploads {
  const address = paths.adminProductFile(productId);
  return createStagedUploads({ address, field: uploadField, check: checkFile, single: true });
}

function checkFile(files: File[]): { accepted: File[]; messages: string[] } {
  const [file] = files;
  if (!file) return { accepted: [], messages: [] };
  if (files.length > 1) return { accepted: [], messages: ["Choose one file. Put several into a ZIP archive."] };
  if (file.size === 0) return { accepted: [], messages: [`Failed to upload ${file.name}. The file is empty.`] };
  if (file.size > uploadLimits.fileBytes) return { accepted: [], messages: [`${file.name} is larger than 2 GB.`] };
  return { accepted: [file], messages: [] };
}
