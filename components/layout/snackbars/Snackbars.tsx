import { SnackbarProvider } from 'notistack';
import { type ReactNode, useState } from 'react';
import { Snackbar } from './Snackbar';
import styles from './Snackbars.module.scss';

/** Specification 4.4: each closes by itself after 2 seconds. */
const SHOWN_MS = 2_000;

const TONES = { success: Snackbar, error: Snackbar, warning: Snackbar };

/** Gives `useSnackbar` to the site, and shows its snackbars above everything, dialogs included. */
export const Snackbars = ({ children }: { children: ReactNode }) => {
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  return (
    <>
      <SnackbarProvider
        Components={TONES}
        autoHideDuration={SHOWN_MS}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        domRoot={layer ?? undefined}
        onEnter={() => raise(layer)}
      >
        {children}
      </SnackbarProvider>
      <div ref={setLayer} popover="manual" className={styles.layer} />
    </>
  );
};

// A dialog lies in the browser's top layer, where the last one that came lies above the others.
const raise = (layer: HTMLElement | null): void => {
  if (!layer || !('showPopover' in layer)) return;
  layer.hidePopover();
  layer.showPopover();
};
