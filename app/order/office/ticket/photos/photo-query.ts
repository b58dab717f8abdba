export function setPhotoInQuery(search: string, photo: number | null): string {
  const params = new URLSearchParams(search);
  params.delete("photo");
  if (photo !== null) params.set("photo", String(photo));
  const query = params.toString();
  return query && `?${query}`;
}

export function readOpenPhoto(search: string, count: number): number | null {
  const value = new URLSearchParams(search).get("photo") ?? "";
  const photo = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  return photo >= 1 && photo <= count ? photo : null;
}
