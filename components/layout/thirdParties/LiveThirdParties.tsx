import { deferred } from '@/components/ui/deferred';
import { THIRD_PARTIES, type ThirdPartyConfig } from '@/data/thirdParties';
import { useChoice } from '@/lib/consent/useChoice';
import { loadedParties } from '@/lib/thirdParties/loadedParties';
import { wantedFor } from '@/lib/thirdParties/wantedFor';
import type { AllowedTagsProps } from './AllowedTags';
import { ConsentRegion } from './ConsentRegion';
import type { ThirdPartiesProps } from './ThirdParties';

const AllowedTags = deferred<AllowedTagsProps>(() =>
  import('./AllowedTags').then((part) => part.AllowedTags),
);

type LiveThirdPartiesProps = ThirdPartiesProps & { config?: ThirdPartyConfig };

/** Asks, and remembers the answer. The code that loads anything comes with a yes. */
export const LiveThirdParties = ({ config = THIRD_PARTIES, ...page }: LiveThirdPartiesProps) => {
  const [choice, choose] = useChoice();
  const isAllowed = choice === 'allowed';
  const isNeeded = wantedFor(page, config).length > 0;

  return (
    <>
      <ConsentRegion config={config} choice={choice} isNeeded={isNeeded} onChoose={choose} />
      {(isAllowed || loadedParties().length > 0) && (
        <AllowedTags {...page} isAllowed={isAllowed} config={config} />
      )}
    </>
  );
};
