/** Letters of Hindi and Marathi as place names are written with Latin letters. */

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .normalize('NFKC')
      .split(' ')
      .flatMap((pair) => {
        const [letter, latin] = pair.split('=');
        return letter === undefined || latin === undefined ? [] : [[letter, latin] as const];
      }),
  );

/** Each is followed by an `a` that is not written, unless a sign says otherwise. */
export const DEVANAGARI_CONSONANTS = pairs(
  'क=k ख=kh ग=g घ=gh ङ=n च=ch छ=chh ज=j झ=jh ञ=n ट=t ठ=th ड=d ढ=dh ण=n त=t थ=th द=d ध=dh न=n ' +
    'प=p फ=ph ब=b भ=bh म=m य=y र=r ल=l ळ=l व=v श=sh ष=sh स=s ह=h क़=k ख़=kh ग़=g ज़=z ड़=r ढ़=rh फ़=f',
);

/** A vowel that begins a syllable, and the sign that it is after a consonant. */
export const DEVANAGARI_VOWELS = pairs(
  'अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ए=e ऐ=ai ऑ=o ऍ=e ओ=o औ=au ' +
    'ा=a ि=i ी=i ु=u ू=u ृ=ri े=e ै=ai ॉ=o ॅ=e ो=o ौ=au',
);

/** The sign that takes the unwritten `a` away. */
export const VIRAMA = '्';

/** The two signs for a vowel through the nose. */
export const NASALS: readonly string[] = ['ं', 'ँ'];
