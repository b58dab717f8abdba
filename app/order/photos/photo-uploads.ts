import type { AttachedPhoto } from "../form/form-state";
import { limits } from "../packages";
import { checkFiles } from "./photo-check";
import { FileRefused, removeStoredPhoto, uploadPhoto } from "./upload-photo";

/** A photo on the form, on its way or stored. */
export interface Photo {
  key: string;
  name: string;
  size: number;
  state: "waiting" | "sending" | "stored" | "failed";
  /** Its ticket, once stored. */
  id?: string;
  /** Whole percent sent. */
  percent: number;
  /** A blob: address while this page knows the file. */
  preview?: string;
  /** Why it failed, as a sentence. */
  problem?: string;
  /** Whether another try may go better. */
  mayRetry?: boolean;
}

interface Job {
  file: File;
  stop: AbortController;
}

const AT_ONCE = 2;

/** The photos of one form: sends them two at a time and tells whoever listens what became of each. */
export class PhotoUploads {
  /** Called when a photo is stored or failed. */
  onEnd?: (photo: Photo) => void;
  #photos: readonly Photo[];
  #jobs = new Map<string, Job>();
  #listeners = new Set<() => void>();
  #count = 0;

  constructor(stored: AttachedPhoto[]) {
    this.#photos = stored.map(asStored);
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  list = () => this.#photos;

  /** Takes files that a visitor chose, and returns a sentence for each that cannot be taken. */
  add(files: File[]): string[] {
    const { taken, refused } = checkFiles(
      files,
      limits.photos - this.#photos.filter(({ state }) => state !== "failed").length,
    );
    const added = taken.map((file): Photo => {
      const key = `new-${++this.#count}`;
      this.#jobs.set(key, { file, stop: new AbortController() });
      const { name, size } = file;
      return { key, name, size, state: "waiting", percent: 0, preview: URL.createObjectURL(file) };
    });
    this.#set([...this.#photos, ...added]);
    this.#next();
    return refused;
  }

  retry(key: string): void {
    this.#change(key, { state: "waiting", percent: 0, problem: undefined });
    this.#next();
  }

  /** Takes a photo off the form, wherever it is by now. */
  remove(key: string): void {
    const photo = this.#photos.find((candidate) => candidate.key === key);
    this.#drop([key]);
    if (photo?.id) removeStoredPhoto(photo.id);
    this.#next();
  }

  /** Adds photos that an earlier visit stored. */
  restore(stored: AttachedPhoto[]): void {
    const missing = stored.filter(({ id }) => !this.#photos.some((photo) => photo.id === id));
    this.#set([...missing.map(asStored), ...this.#photos]);
  }

  /** Drops stored photos that the server does not know any more. */
  keepKnown(ids: string[]): void {
    this.#drop(this.#photos.filter(({ id }) => id && !ids.includes(id)).map(({ key }) => key));
  }

  clear(): void {
    this.#drop(this.#photos.map(({ key }) => key));
  }

  get busy(): boolean {
    return this.#photos.some(({ state }) => state === "waiting" || state === "sending");
  }

  /** Resolves once nothing is on its way. */
  settled(): Promise<void> {
    if (!this.busy) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.busy) return;
        stop();
        resolve();
      });
    });
  }

  #next(): void {
    const sending = this.#photos.filter(({ state }) => state === "sending").length;
    for (const { key } of this.#photos.filter(({ state }) => state === "waiting").slice(0, AT_ONCE - sending))
      void this.#send(key);
  }

  async #send(key: string): Promise<void> {
    const job = this.#jobs.get(key);
    if (!job) return;
    this.#change(key, { state: "sending" });
    const onPart = (part: number) => this.#change(key, { percent: Math.floor(part * 100) });
    try {
      const { id, name, size } = await uploadPhoto(job.file, onPart, job.stop.signal);
      this.#jobs.delete(key);
      this.#change(key, { state: "stored", percent: 100, id, name, size });
    } catch (error) {
      if (job.stop.signal.aborted) return;
      const problem = (error instanceof Error && error.message) || `Failed to upload ${job.file.name}`;
      this.#change(key, { state: "failed", problem, mayRetry: !(error instanceof FileRefused) });
    }
    const ended = this.#photos.find((photo) => photo.key === key);
    if (ended) this.onEnd?.(ended);
    this.#next();
  }

  #change(key: string, change: Partial<Photo>): void {
    const photo = this.#photos.find((candidate) => candidate.key === key);
    const same = photo && Object.entries(change).every(([name, value]) => photo[name as keyof Photo] === value);
    if (photo && !same) this.#set(this.#photos.map((each) => (each === photo ? { ...each, ...change } : each)));
  }

  #drop(keys: string[]): void {
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

function asStored({ id, name, size }: AttachedPhoto): Photo {
  return { key: id, id, name, size, state: "stored", percent: 100 };
}
