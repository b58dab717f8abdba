import { FileRejectedError } from "./send-file";

/** A file that the server has stored for a form. */
export interface AttachedFile {
  /** The value that the form sends. */
  id: string;
  name: string;
  size: number;
}

export interface UploadedFile {
  key: string;
  name: string;
  size: number;
  state: "waiting" | "sending" | "stored" | "failed";
  id?: string;
  percent: number;
  preview?: string;
  problem?: string;
  mayRetry?: boolean;
}

interface UploadRules {
  /** `count` is the number of files that the form already has. */
  check(files: File[], count: number): { accepted: File[]; messages: string[] };
  send(file: File, onProgress: (part: number) => void, signal: AbortSignal): Promise<AttachedFile>;
  remove(id: string): void;
  preview?: boolean;
  /** Each file replaces the one before. */
  single?: boolean;
}

interface Job {
  file: File;
  stop: AbortController;
}

const MAX_CONCURRENT = 2;

export class FileUploads {
  onFinish?: (file: UploadedFile) => void;
  #files: readonly UploadedFile[];
  #jobs = new Map<string, Job>();
  #listeners = new Set<() => void>();
  #count = 0;

  constructor(
    stored: AttachedFile[],
    readonly rules: UploadRules,
  ) {
    this.#files = stored.map(toStoredFile);
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  list = () => this.#files;

  add(files: File[]): string[] {
    if (this.rules.single && files.length > 0) for (const { key } of this.#files) this.remove(key);
    const count = this.#files.filter(({ state }) => state !== "failed").length;
    const { accepted, messages } = this.rules.check(files, count);
    const added = accepted.map((file): UploadedFile => {
      const key = `new-${++this.#count}`;
      this.#jobs.set(key, { file, stop: new AbortController() });
      const { name, size } = file;
      return {
        key,
        name,
        size,
        state: "waiting",
        percent: 0,
        preview: this.rules.preview ? URL.createObjectURL(file) : undefined,
      };
    });
    this.#set([...this.#files, ...added]);
    this.#startWaiting();
    return messages;
  }

  retry(key: string): void {
    this.#change(key, { state: "waiting", percent: 0, problem: undefined });
    this.#startWaiting();
  }

  remove(key: string): void {
    const file = this.#files.find((candidate) => candidate.key === key);
    this.#removeAll([key]);
    if (file?.id) this.rules.remove(file.id);
    this.#startWaiting();
  }

  restore(stored: AttachedFile[]): void {
    const missing = stored.filter(({ id }) => !this.#files.some((file) => file.id === id));
    this.#set([...missing.map(toStoredFile), ...this.#files]);
  }

  removeUnknown(knownIds: string[]): void {
    this.#removeAll(this.#files.filter(({ id }) => id && !knownIds.includes(id)).map(({ key }) => key));
  }

  clear(): void {
    this.#removeAll(this.#files.map(({ key }) => key));
  }

  get busy(): boolean {
    return this.#files.some(({ state }) => state === "waiting" || state === "sending");
  }

  waitForUploads(): Promise<void> {
    if (!this.busy) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.busy) return;
        stop();
        resolve();
      });
    });
  }

  #startWaiting(): void {
    const sending = this.#files.filter(({ state }) => state === "sending").length;
    for (const { key } of this.#files.filter(({ state }) => state === "waiting").slice(0, MAX_CONCURRENT - sending))
      void this.#send(key);
  }

  async #send(key: string): Promise<void> {
    const job = this.#jobs.get(key);
    if (!job) return;
    this.#change(key, { state: "sending" });
    const onProgress = (part: number) => this.#change(key, { percent: Math.floor(part * 100) });
    try {
      const { id, name, size } = await this.rules.send(job.file, onProgress, job.stop.signal);
      this.#jobs.delete(key);
      this.#change(key, { state: "stored", percent: 100, id, name, size });
    } catch (error) {
      if (job.stop.signal.aborted) return;
      const problem = (error instanceof Error && error.message) || `Failed to upload ${job.file.name}`;
      this.#change(key, { state: "failed", problem, mayRetry: !(error instanceof FileRejectedError) });
    }
    const finished = this.#files.find((file) => file.key === key);
    if (finished) this.onFinish?.(finished);
    this.#startWaiting();
  }

  #change(key: string, change: Partial<UploadedFile>): void {
    const file = this.#files.find((candidate) => candidate.key === key);
    const same = file && Object.entries(change).every(([name, value]) => file[name as keyof UploadedFile] === value);
    if (file && !same) this.#set(this.#files.map((each) => (each === file ? { ...each, ...change } : each)));
  }

  #removeAll(keys: string[]): void {
    if (keys.length === 0) return;
    for (const { key, preview } of this.#files) {
      if (!keys.includes(key)) continue;
      this.#jobs.get(key)?.stop.abort();
      this.#jobs.delete(key);
      if (preview) URL.revokeObjectURL(preview);
    }
    this.#set(this.#files.filter(({ key }) => !keys.includes(key)));
  }

  #set(files: readonly UploadedFile[]): void {
    this.#files = files;
    for (const listener of [...this.#listeners]) listener();
  }
}

function toStoredFile({ id, name, size }: AttachedFile): UploadedFile {
  return { key: id, id, name, size, state: "stored", percent: 100 };
}
