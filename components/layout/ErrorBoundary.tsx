import { Component, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { BROKEN_PAGE_COPY } from '@/data/copy/chrome';
import styles from './ErrorBoundary.module.scss';

type ErrorBoundaryProps = { children: ReactNode };

/** Keeps header, menu and footer standing when a page breaks in the browser. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

const BrokenPage = () => (
  <div className={styles.root} role="alert">
    <h1>{BROKEN_PAGE_COPY.title}</h1>
    <p>{BROKEN_PAGE_COPY.text}</p>
    <Button onClick={() => window.location.reload()}>{BROKEN_PAGE_COPY.again}</Button>
  </div>
);
