import { Button } from '@/components/ui/Button';
import { useDialogs } from '@/lib/site/DialogProvider';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import { Sample } from './Sample';

export const DialogSamples = () => {
  const { openDialog } = useDialogs();
  const { enqueueSnackbar } = useSnackbar();
  const say = (variant: 'success' | 'warning' | 'error', text: string) => () =>
    void enqueueSnackbar(text, { variant });
  return (
    <Sample title="Dialogs and snackbars" layout="row">
      <Button onClick={() => openDialog({ name: 'enquire' })}>Open the enquiry dialog</Button>
      <Button onClick={() => openDialog({ name: 'login', allowSignup: true })}>
        Open the login dialog
      </Button>
      <Button onClick={() => openDialog({ name: 'search' })}>Open the search dialog</Button>
      <Button tone="secondary" onClick={say('success', 'It worked.')}>
        Show a success
      </Button>
      <Button tone="secondary" onClick={say('warning', 'Please note.')}>
        Show a warning
      </Button>
      <Button tone="secondary" onClick={say('error', 'It did not work.')}>
        Show an error
      </Button>
    </Sample>
  );
};
