import { Outline } from '@/components/ui/Outline';
import { ACTION_COPY } from '@/data/copy/actions';
import { useBrochure } from '@/lib/brochure/BrochureProvider';
import { type ActionAppearance, ActionLink } from './ActionLink';

const DOWNLOAD = 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5';

type BrochureButtonProps = ActionAppearance & {
  /** The PDF: a path of ours or an address of the content CDN. */
  brochureUrl?: string;
};

/** Asks for the brochure: it downloads once the enquiry is saved; before scripts it is the file. */
export const BrochureButton = ({
  brochureUrl = '/brochure.pdf',
  ...appearance
}: BrochureButtonProps) => {
  const { isDownloading, ask } = useBrochure();
  return (
    <ActionLink
      {...appearance}
      href={brochureUrl}
      download
      words={ACTION_COPY.brochure}
      icon={<Outline path={DOWNLOAD} size={22} />}
      aria-busy={isDownloading}
      onPress={() => ask(brochureUrl)}
    />
  );
};
