import { Button } from '@/components/ui/Button';
import { openDialog } from '@/lib/dialogs/dialogs';
import { notify } from '@/lib/notify/notify';
import { Sample } from './Sample';

export const DialogSamples = () => (
  <Sample title="Dialogs and snackbars" layout="row">
    <Button onClick={() => openDialog({ name: 'enquire' })}>Open the enquiry dialog</Button>
    <Button onClick={() => openDialog({ name: 'login', allowSignup: true })}>
      Open the login dialog
    </Button>
    <Button onClick={() => openDialog({ name: 'search' })}>Open the search dialog</Button>
    <Button tone="secondary" onClick={() => notify('success', 'It worked.')}>
      Show a success
    </Button>
    <Button tone="secondary" onClick={() => notify('warning', 'Please note.')}>
      Show a warning
    </Button>
    <Button tone="secondary" onClick={() => notify('error', 'It did not work.')}>
      Show an error
    </Button>
  </Sample>
);
