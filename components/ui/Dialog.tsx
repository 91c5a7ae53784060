import { X } from 'lucide-react';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.scss';

type DialogProps = {
  /** Its accessible name, shown at the top. */
  title: string;
  size?: 'narrow' | 'wide';
  /** Called on Close, Escape and a press outside. The parent stops rendering the dialog. */
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog: the browser's own, open for as long as it is rendered. */
export const Dialog = ({ title, size = 'narrow', onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const closeFromOutside = useEffectEvent((event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  });

  // Before it leaves the page: only then the browser gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onPress = (event: MouseEvent) => closeFromOutside(event);
    element.addEventListener('click', onPress);
    if (!element.open) element.showModal();
    return () => {
      element.removeEventListener('click', onPress);
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={size === 'wide' ? `${styles.root} ${styles.wide}` : styles.root}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
};
