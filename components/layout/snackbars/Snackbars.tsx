import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import type { SnackbarVariant } from '@/lib/site/SnackbarContext';
import { Snackbar } from './Snackbar';
import styles from './Snackbars.module.scss';

export type QueuedSnackbar = { id: number; text: string; variant: SnackbarVariant };

type SnackbarsProps = {
  /** The latest messages, oldest first. */
  queued: readonly QueuedSnackbar[];
};

/** Specification 4.4: each closes by itself after 2 seconds. */
const SHOWN_MS = 2_000;

const VARIANTS = { success: Snackbar, error: Snackbar, warning: Snackbar };

/** The snackbars of the site, above everything, dialogs included. */
export const Snackbars = ({ queued }: SnackbarsProps) => {
  const layer = useRef<HTMLDivElement>(null);
  const lastShown = useRef(0);

  useEffect(() => {
    for (const { id, text, variant } of queued.filter(
      (message) => message.id > lastShown.current,
    )) {
      lastShown.current = id;
      enqueueSnackbar(text, { key: id, variant });
    }
    raise(layer.current);
  }, [queued]);

  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <SnackbarProvider
        Components={VARIANTS}
        autoHideDuration={SHOWN_MS}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      />
    </div>
  );
};

// A dialog lies in the browser's top layer, where the last one that came lies above the others.
const raise = (layer: HTMLElement | null): void => {
  if (!layer || !('showPopover' in layer)) return;
  layer.hidePopover();
  layer.showPopover();
};
