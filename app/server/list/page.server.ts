export const PAGE_SIZE = 50;

export function paginate(
  total: number,
  wanted: number,
  size = PAGE_SIZE,
): { page: number; pages: number; offset: number } {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(wanted, pages);
  return { page, pages, offset: (page - 1) * size };
}
