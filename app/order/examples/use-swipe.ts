import { type PointerEvent, useRef } from "react";

/** Pixels that a finger has to go, and how much more to the side than up or down. */
const DISTANCE = 48;
const SLOPE = 1.5;

/** Pointer handlers that tell a finger's swipe to the left and right. A slider's own gestures are left to it. */
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
      if (Math.abs(x) < DISTANCE || Math.abs(x) < SLOPE * Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
