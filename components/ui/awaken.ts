import type { ReactElement } from 'react';
import type { Root } from 'react-dom/client';

/** What makes a part that came as HTML turn live. */
export type Wake = {
  /** Whether to take over at once, not only when somebody points at it or focuses it. */
  isNeededNow: () => boolean;
  /** False for a part that has nothing to do but stand there. */
  isWokenByTouch: boolean;
  /** Subscribes `wake` to anything else that needs it live; answers with the way out. */
  wakeOn: (wake: () => void) => () => void;
};

type Start = Wake & { load: (host: HTMLElement) => Promise<ReactElement> };

// `toggle` does not bubble: it is heard on its way down.
const TOUCHES = ['pointerover', 'focusin', 'change', 'toggle'] as const;

const pressedPart = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>('[aria-expanded], [type="submit"]')
    : null;

// By the second frame the live tree has drawn itself and run its effects.
const afterTakingOver = (action: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(action));
};

/**
 * Puts a live React tree into `host` when it is needed. The tree lives in the one element inside
 * `host`, which the server sent; its HTML is adopted. A press on a toggle or on a form's button that
 * came too early is made again; when the code cannot be fetched, the form is sent as a plain one.
 */
export const awaken = (host: HTMLElement, start: Start): (() => void) => {
  const container = host.firstElementChild ?? host.appendChild(makeContainer(host));
  const isServed = container.firstElementChild !== null;
  let root: Root | null = null;
  let isGone = false;
  let missed: HTMLElement | null = null;
  let stopWaking = () => {};

  const remember = (event: Event) => {
    missed = pressedPart(event.target);
    if (missed) event.preventDefault();
  };
  const listen = () => {
    stopWaking = start.wakeOn(wake);
    if (!start.isWokenByTouch) return;
    for (const touch of TOUCHES)
      host.addEventListener(touch, wake, { passive: true, capture: true });
    host.addEventListener('click', remember);
  };
  const ignore = () => {
    stopWaking();
    for (const touch of TOUCHES) host.removeEventListener(touch, wake, { capture: true });
  };

  function wake() {
    void takeOver();
  }

  async function takeOver() {
    ignore();
    try {
      const [{ createRoot, hydrateRoot }, element] = await Promise.all([
        import('react-dom/client'),
        start.load(host),
      ]);
      if (isGone) return;
      host.removeEventListener('click', remember);
      if (isServed) root = hydrateRoot(container, element);
      else {
        root = createRoot(container);
        root.render(element);
      }
      afterTakingOver(() => missed?.click());
    } catch {
      // What the server sent goes on working; the next need tries again.
      if (!isGone) listen();
      if (missed instanceof HTMLButtonElement && missed.type === 'submit') {
        missed.form?.requestSubmit(missed);
      }
      missed = null;
    }
  }

  if (!isServed || start.isNeededNow()) wake();
  else listen();

  return () => {
    isGone = true;
    ignore();
    host.removeEventListener('click', remember);
    // React may not drop a tree while it is drawing another one.
    queueMicrotask(() => root?.unmount());
  };
};

const makeContainer = (host: HTMLElement): HTMLElement => {
  const container = document.createElement('div');
  container.className = host.className;
  return container;
};
