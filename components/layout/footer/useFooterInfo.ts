import useSWRImmutable from 'swr/immutable';
import { type FooterInfo, getFooter } from '@/lib/api/footer';

/** What the footer service knows, fetched once on load (specification 2). Null: nothing, or not yet. */
export const useFooterInfo = (): FooterInfo | null =>
  useSWRImmutable('/api/footer', getFooter).data ?? null;
