/** Behaves like a browser without JavaScript: sends cookies and forms, does not follow redirects. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /** @param site may start later */
  constructor(private readonly site: string | { origin: string }) {}

  get origin(): string {
    return typeof this.site === "string" ? this.site : this.site.origin;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { headers });
  }

  post(path: string, fields: Record<string, string | string[]>, headers: Record<string, string> = {}) {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) for (const item of [value].flat()) body.append(name, item);
    return this.send(path, { method: "POST", body, headers: { Origin: this.origin, ...headers } });
  }

  postFiles(
    path: string,
    fields: Record<string, string | string[]>,
    files: Record<string, File[]> = {},
    headers: Record<string, string> = {},
  ) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) for (const item of [value].flat()) body.append(name, item);
    for (const [name, list] of Object.entries(files)) for (const file of list) body.append(name, file, file.name);
    return this.send(path, { method: "POST", body, headers: { Origin: this.origin, ...headers } });
  }

  beacon(path: string, body: string, headers: Record<string, string> = {}) {
    return this.send(path, { method: "POST", body, headers: { Origin: this.origin, ...headers } });
  }

  storeCookie(line: string): void {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  private async send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const url = new URL(path, this.origin);
    const headers = { ...init.headers, ...(this.cookieHeader && { Cookie: this.cookieHeader }) };
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) this.storeCookie(line);
    return response;
  }
}
