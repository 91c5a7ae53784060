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
    ? target.closest<HTMLElement>('[aria-expanded], button, [role="button"]')
    : null;

// Somebody who holds a key down wants the link itself, in a tab or window of its own.
const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/** What a press does without our code: the form is sent as a plain one, the link is followed. */
const pressPlainly = (part: HTMLElement | null): void => {
  if (part instanceof HTMLButtonElement && part.type === 'submit') part.form?.requestSubmit(part);
  if (!(part instanceof HTMLAnchorElement)) return;
  // The press was too long ago for some browsers to allow a new tab.
  const tab = part.target ? window.open(part.href, part.target) : null;
  if (tab) tab.opener = null;
  else if (part.target) window.location.assign(part.href);
  else followCopy(part);
};

// A copy outside the page downloads or leads as the link itself does, and no listener of ours hears it.
const followCopy = (link: HTMLAnchorElement): void => {
  const copy = link.cloneNode();
  if (copy instanceof HTMLAnchorElement) copy.click();
};

/** How long somebody who has pressed a link waits for our code. After 5 s no new tab would open. */
const PATIENCE_MS = 4_000;

// By the second frame the live tree has drawn itself and run its effects.
const afterTakingOver = (action: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(action));
};

/**
 * Puts a live React tree into `host` when it is needed. The tree lives in the one element inside
 * `host`, which the server sent; its HTML is adopted. A press on a toggle or a button that came too
 * early is made again; when the code cannot be fetched, it does what it does without scripts.
 */
export const awaken = (host: HTMLElement, start: Start): (() => void) => {
  const container = host.firstElementChild ?? host.appendChild(makeContainer(host));
  const isServed = container.firstElementChild !== null;
  let root: Root | null = null;
  let isGone = false;
  let isWaking = false;
  let missed: HTMLElement | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let stopWaking = () => {};

  const giveUp = () => {
    pressPlainly(missed);
    missed = null;
  };
  const remember = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    missed = pressedPart(event.target);
    if (!missed) return;
    event.preventDefault();
    clearTimeout(patience);
    if (missed instanceof HTMLAnchorElement) patience = setTimeout(giveUp, PATIENCE_MS);
    wake();
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
    if (!isWaking) void takeOver();
  }

  async function takeOver() {
    isWaking = true;
    ignore();
    try {
      const [{ createRoot, hydrateRoot }, element] = await Promise.all([
        import('react-dom/client'),
        start.load(host),
      ]);
      if (isGone) return;
      clearTimeout(patience);
      host.removeEventListener('click', remember);
      if (isServed) root = hydrateRoot(container, element);
      else {
        root = createRoot(container);
        root.render(element);
      }
      afterTakingOver(() => missed?.click());
    } catch {
      // What the server sent goes on working; the next need tries again.
      isWaking = false;
      clearTimeout(patience);
      if (isGone) return;
      listen();
      giveUp();
    }
  }

  if (!isServed || start.isNeededNow()) wake();
  else listen();

  return () => {
    isGone = true;
    clearTimeout(patience);
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
