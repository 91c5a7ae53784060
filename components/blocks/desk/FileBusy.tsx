import { useRouter } from 'next/compat/router';
import { DESK_MESSAGES } from '@/data/copy/desk/messages';

/** Says after a press on a button for a file that another file was being saved (`deskEndpoint`). */
export const FileBusy = () =>
  useRouter()?.query.busy === undefined ? null : <p role="alert">{DESK_MESSAGES.fileBusy}</p>;
