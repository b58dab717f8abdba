import type { AttachedPhoto } from "../form/form-state";
import { limits } from "../packages";
import { checkFiles } from "./photo-check";
import { FileRejectedError, removeStoredPhoto, uploadPhoto } from "./upload-photo";

export interface Photo {
  key: string;
  name: string;
  size: number;
  state: "waiting" | "sending" | "stored" | "failed";
  /** The signed token of a stored photo. */
  id?: string;
  percent: number;
  preview?: string;
  problem?: string;
  mayRetry?: boolean;
}

interface Job {
  file: File;
  stop: AbortController;
}

const MAX_CONCURRENT = 2;

/** The photos of a form, uploaded two at a time. */
export class PhotoUploads {
  onFinish?: (photo: Photo) => void;
  #photos: readonly Photo[];
  #jobs = new Map<string, Job>();
  #listeners = new Set<() => void>();
  #count = 0;

  constructor(stored: AttachedPhoto[]) {
    this.#photos = stored.map(toStoredPhoto);
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  list = () => this.#photos;

  add(files: File[]): string[] {
    const { accepted, messages } = checkFiles(
      files,
      limits.photos - this.#photos.filter(({ state }) => state !== "failed").length,
    );
    const added = accepted.map((file): Photo => {
      const key = `new-${++this.#count}`;
      this.#jobs.set(key, { file, stop: new AbortController() });
      const { name, size } = file;
      return { key, name, size, state: "waiting", percent: 0, preview: URL.createObjectURL(file) };
    });
    this.#set([...this.#photos, ...added]);
    this.#startWaiting();
    return messages;
  }

  retry(key: string): void {
    this.#change(key, { state: "waiting", percent: 0, problem: undefined });
    this.#startWaiting();
  }

  remove(key: string): void {
    const photo = this.#photos.find((candidate) => candidate.key === key);
    this.#removeAll([key]);
    if (photo?.id) removeStoredPhoto(photo.id);
    this.#startWaiting();
  }

  restore(stored: AttachedPhoto[]): void {
    const missing = stored.filter(({ id }) => !this.#photos.some((photo) => photo.id === id));
    this.#set([...missing.map(toStoredPhoto), ...this.#photos]);
  }

  removeUnknown(knownIds: string[]): void {
    this.#removeAll(this.#photos.filter(({ id }) => id && !knownIds.includes(id)).map(({ key }) => key));
  }

  clear(): void {
    this.#removeAll(this.#photos.map(({ key }) => key));
  }

  get busy(): boolean {
    return this.#photos.some(({ state }) => state === "waiting" || state === "sending");
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
    const sending = this.#photos.filter(({ state }) => state === "sending").length;
    for (const { key } of this.#photos.filter(({ state }) => state === "waiting").slice(0, MAX_CONCURRENT - sending))
      void this.#send(key);
  }

  async #send(key: string): Promise<void> {
    const job = this.#jobs.get(key);
    if (!job) return;
    this.#change(key, { state: "sending" });
    const onProgress = (part: number) => this.#change(key, { percent: Math.floor(part * 100) });
    try {
      const { id, name, size } = await uploadPhoto(job.file, onProgress, job.stop.signal);
      this.#jobs.delete(key);
      this.#change(key, { state: "stored", percent: 100, id, name, size });
    } catch (error) {
      if (job.stop.signal.aborted) return;
      const problem = (error instanceof Error && error.message) || `Failed to upload ${job.file.name}`;
      this.#change(key, { state: "failed", problem, mayRetry: !(error instanceof FileRejectedError) });
    }
    const finished = this.#photos.find((photo) => photo.key === key);
    if (finished) this.onFinish?.(finished);
    this.#startWaiting();
  }

  #change(key: string, change: Partial<Photo>): void {
    const photo = this.#photos.find((candidate) => candidate.key === key);
    const same = photo && Object.entries(change).every(([name, value]) => photo[name as keyof Photo] === value);
    if (photo && !same) this.#set(this.#photos.map((each) => (each === photo ? { ...each, ...change } : each)));
  }

  #removeAll(keys: string[]): void {
    if (keys.length === 0) return;
    for (const { key, preview } of this.#photos) {
      if (!keys.includes(key)) continue;
      this.#jobs.get(key)?.stop.abort();
      this.#jobs.delete(key);
      if (preview) URL.revokeObjectURL(preview);
    }
    this.#set(this.#photos.filter(({ key }) => !keys.includes(key)));
  }

  #set(photos: readonly Photo[]): void {
    this.#photos = photos;
    for (const listener of [...this.#listeners]) listener();
  }
}

function toStoredPhoto({ id, name, size }: AttachedPhoto): Photo {
  return { key: id, id, name, size, state: "stored", percent: 100 };
}
