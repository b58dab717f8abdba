import { useEffect } from "react";

interface PressedButton {
  button: HTMLElement;
  /** From the form's parent to the document. */
  ancestors: HTMLElement[];
}

const FOCUSABLE = "button:not([disabled]), a[href], input:not([type=hidden]), select, textarea, summary";

/**
 * A form's change often replaces or removes the button that was pressed, and the next Tab would start at the top of the
 * page. Moves the focus to the new button, or to a control near it.
 */
export function useFocusAfterPost(): void {
  useEffect(() => {
    let pressed: PressedButton | null = null;
    let lastInMain: HTMLElement | null = null;
    const remember = ({ target, submitter }: SubmitEvent) => {
      // The ticket of an order and the toasts of the orders list move the focus themselves.
      if (target instanceof HTMLFormElement && submitter && !target.closest("#ticket, main .toasts"))
        pressed = { button: submitter, ancestors: listAncestors(target) };
    };
    const forget = ({ target }: Event) => {
      if (target !== pressed?.button) pressed = null;
      if (target instanceof HTMLElement && target.closest("#main") && !target.matches("#main")) lastInMain = target;
    };
    const restore = () => {
      if (!pressed || pressed.button.isConnected || document.activeElement !== document.body) return;
      const successor = findSuccessor(pressed) ?? (lastInMain?.isConnected ? lastInMain : null);
      (successor ?? document.getElementById("main"))?.focus({ preventScroll: true });
      pressed = null;
    };
    // In the next frame, because the screen may move the focus itself.
    const observer = new MutationObserver(() => requestAnimationFrame(restore));
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("submit", remember, true);
    document.addEventListener("focusin", forget);
    document.addEventListener("pointerdown", forget);
    return () => {
      observer.disconnect();
      document.removeEventListener("submit", remember, true);
      document.removeEventListener("focusin", forget);
      document.removeEventListener("pointerdown", forget);
    };
  }, []);
}

function listAncestors({ parentElement }: HTMLElement): HTMLElement[] {
  return parentElement ? [parentElement, ...listAncestors(parentElement)] : [];
}

/** Null for a button that was not in a part of the screen, such as one in a toast. */
function findSuccessor({ button, ancestors }: PressedButton): HTMLElement | null {
  const remaining = ancestors.filter(({ isConnected }) => isConnected);
  const end = remaining.findIndex((part) => part.matches("#main") || !part.closest("#main"));
  for (const part of remaining.slice(0, end)) {
    const controls = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.checkVisibility());
    const similar = controls.filter(
      ({ tagName, className }) => tagName === button.tagName && className === button.className,
    );
    const same = similar.find(({ textContent }) => textContent === button.textContent);
    // Pressing Enter again must not delete anything.
    const harmless = [...similar, ...controls].find((control) => !control.matches(".tool-danger"));
    const successor = same ?? harmless;
    if (successor) return successor;
  }
  return null;
}
