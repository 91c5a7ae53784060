import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { useEffect, useEffectEvent } from 'react';
import { DIALOG_COPY } from '@/data/copy/dialogs';
import { useDialogs } from '@/lib/site/DialogProvider';
import { useSnackbar } from '@/lib/site/SnackbarContext';

/** Stands in while a dialog loads. When that fails it says so, and the next press tries again. */
export const DialogLoading = ({ error, retry }: DynamicOptionsLoadingProps) => {
  const { closeDialog } = useDialogs();
  const { enqueueSnackbar } = useSnackbar();

  const giveUp = useEffectEvent(() => {
    retry?.();
    closeDialog();
    enqueueSnackbar(DIALOG_COPY.notLoaded, { variant: 'error' });
  });

  useEffect(() => {
    if (error) giveUp();
  }, [error]);
  return null;
};
