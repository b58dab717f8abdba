import { useEffect } from "react";

interface PressedButton {
  button: HTMLElement;
  /** From the form's parent to the document. */
  ancestors: HTMLElement[];
}

const FOCUSABLE = "button:not([disabled]), a[href], input:not([type=hidden]), select, textarea, summary";

/**
 * What a form did often replaces or removes the button that was pressed, and the next Tab would begin at the top of the
 * page. The focus moves to the new button instead, or to what is left beside it.
 */
export function useFocusAfterPost(): void {
  useEffect(() => {
    let pressed: PressedButton | null = null;
    const remember = ({ target, submitter }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && submitter)
        pressed = { button: submitter, ancestors: listAncestors(target) };
    };
    const forget = ({ target }: Event) => {
      if (target !== pressed?.button) pressed = null;
    };
    const restore = () => {
      if (!pressed || pressed.button.isConnected || document.activeElement !== document.body) return;
      findSuccessor(pressed)?.focus({ preventScroll: true });
      pressed = null;
    };
    const observer = new MutationObserver(restore);
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

function findSuccessor({ button, ancestors }: PressedButton): HTMLElement | null {
  const main = document.getElementById("main");
  const left = ancestors.find(({ isConnected }) => isConnected);
  if (!left || !main?.contains(left) || left === main) return main;
  const controls = [...left.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const alike = controls.filter(
    ({ tagName, className }) => tagName === button.tagName && className === button.className,
  );
  return alike.find(({ textContent }) => textContent === button.textContent) ?? alike[0] ?? controls[0] ?? main;
}
