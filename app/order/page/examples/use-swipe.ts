import { type PointerEvent, useRef } from "react";

/** Minimum distance in pixels, and minimum ratio of horizontal to vertical movement. */
const MIN_DISTANCE = 48;
const MIN_RATIO = 1.5;

export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) {
      start.current = pointerType === "touch" && isPrimary && !(target instanceof HTMLInputElement) ? { x, y } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) < MIN_DISTANCE || Math.abs(x) < MIN_RATIO * Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
