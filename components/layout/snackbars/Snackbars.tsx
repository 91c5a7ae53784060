import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import type { Notice } from '@/lib/notify/notify';
import { Snackbar } from './Snackbar';
import styles from './Snackbars.module.scss';

type SnackbarsProps = {
  /** The latest notices, oldest first. */
  notices: readonly Notice[];
};

/** Specification 4.4: each closes by itself after 2 seconds. */
const SHOWN_MS = 2_000;

const TONES = { success: Snackbar, error: Snackbar, warning: Snackbar };

/** The snackbars of the site, above everything, dialogs included. */
export const Snackbars = ({ notices }: SnackbarsProps) => {
  const layer = useRef<HTMLDivElement>(null);
  const lastShown = useRef(0);

  useEffect(() => {
    for (const { id, tone, text } of notices.filter((notice) => notice.id > lastShown.current)) {
      lastShown.current = id;
      enqueueSnackbar(text, { key: id, variant: tone });
    }
    raise(layer.current);
  }, [notices]);

  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <SnackbarProvider
        Components={TONES}
        autoHideDuration={SHOWN_MS}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
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
