import type { NProgress } from 'nprogress';
import styles from './LoadingOverlay.module.scss';

let progress: NProgress | undefined;
let isRunning = false;

/** Starts the line at the top of the page. It loads with the first change of page. */
export const startProgress = async (): Promise<void> => {
  isRunning = true;
  try {
    progress ??= await loadProgress();
  } catch {
    // The overlay says the same.
    return;
  }
  if (isRunning) progress.start();
};

export const endProgress = (): void => {
  isRunning = false;
  progress?.done();
};

const loadProgress = async (): Promise<NProgress> => {
  const { default: loaded } = await import('nprogress');
  // Its own template has a role that does not exist.
  return loaded.configure({
    showSpinner: false,
    template: `<div class="${styles.line}"></div>`,
    barSelector: `.${styles.line}`,
  });
};
