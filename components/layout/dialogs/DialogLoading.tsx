import { useEffect } from 'react';
import type { Waiting } from '@/components/ui/deferred';
import { DIALOG_COPY } from '@/data/copy/dialogs';
import { closeDialog } from '@/lib/dialogs/dialogs';
import { notify } from '@/lib/notify/notify';

/** Stands in while a dialog loads. When that fails it says so, and the next press tries again. */
export const DialogLoading = ({ hasFailed, retry }: Waiting) => {
  useEffect(() => {
    if (!hasFailed) return;
    retry();
    closeDialog();
    notify('error', DIALOG_COPY.notLoaded);
  }, [hasFailed, retry]);
  return null;
};
