import { useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { KEYS_COPY } from '@/data/copy/desk/keys';
import { areKeysOn, turnKeys } from '@/lib/desk/shortcuts';
import styles from './KeysDialog.module.scss';

type KeysDialogProps = { onClose: () => void };

/** The keys of the desk, and the way to turn them off. */
export const KeysDialog = ({ onClose }: KeysDialogProps) => {
  const [isOn, setIsOn] = useState(areKeysOn);
  return (
    <Dialog title={KEYS_COPY.title} onClose={onClose}>
      <KeysTable caption={KEYS_COPY.inInbox} keys={KEYS_COPY.ofInbox} />
      <KeysTable caption={KEYS_COPY.inEnquiry} keys={KEYS_COPY.ofEnquiry} />
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="keys-why"
          onChange={({ target }) => {
            setIsOn(target.checked);
            turnKeys(target.checked);
          }}
        />
        {KEYS_COPY.turnedOn}
      </label>
      <p id="keys-why" className={styles.why}>
        {KEYS_COPY.why}
      </p>
    </Dialog>
  );
};

type KeysTableProps = { caption: string; keys: readonly (readonly [string, string])[] };

const KeysTable = ({ caption, keys }: KeysTableProps) => (
  <table className={styles.keys}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{KEYS_COPY.key}</th>
        <th scope="col">{KEYS_COPY.does}</th>
      </tr>
    </thead>
    <tbody>
      {keys.map(([key, does]) => (
        <tr key={key}>
          <th scope="row">
            <kbd>{key}</kbd>
          </th>
          <td>{does}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
