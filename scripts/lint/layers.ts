/**
 * The import rule of the site, from one ordered list: highest layer first. A file may import from
 * its own layer and from lower ones. `npm run generate` writes it down for the linter.
 */
type Layer = {
  folder: string;
  /** Folders that this layer may not import although they stand lower. */
  alsoClosed?: string[];
};

const SERVER = 'lib/server';

export const LAYERS: Layer[] = [
  { folder: 'pages' },
  { folder: 'components/views', alsoClosed: [SERVER, 'components/views'] },
  { folder: 'components/layout', alsoClosed: [SERVER] },
  { folder: 'components/blocks', alsoClosed: [SERVER] },
  { folder: 'components/forms', alsoClosed: [SERVER] },
  { folder: 'components/ui', alsoClosed: [SERVER, 'data', 'lib/api', 'lib/hooks'] },
  { folder: 'lib', alsoClosed: [SERVER] },
  { folder: 'data', alsoClosed: [SERVER] },
  { folder: 'styles', alsoClosed: [SERVER] },
];

/** Inside one folder `./…`, across folders `@/…`: a path that climbs hides the layer it reaches. */
const CLIMBING = {
  group: ['../**'],
  message: 'Write @/… across folders and ./… inside one.',
};

const upwardRule = (layer: Layer, position: number) => {
  const higher = LAYERS.slice(0, position).map(({ folder }) => folder);
  const closed = [...new Set([...higher, ...(layer.alsoClosed ?? [])])];
  return closed.length === 0
    ? []
    : [
        {
          group: closed.map((folder) => `@/${folder}/**`),
          message: `${layer.folder} may not import this: imports go down, never up or sideways.`,
        },
      ];
};

const override = (includes: string[], patterns: object[]) => ({
  includes,
  linter: {
    rules: {
      style: { noRestrictedImports: { level: 'error', options: { patterns } } },
    },
  },
});

/** The linter's overrides, later ones stronger: the layers, then `lib/server`, then exceptions. */
export const buildLayerConfig = () => ({
  overrides: [
    ...LAYERS.map((layer, position) =>
      override([`${layer.folder}/**`], [CLIMBING, ...upwardRule(layer, position)]),
    ),
    override(
      [`${SERVER}/**`],
      [
        CLIMBING,
        {
          group: ['@/pages/**', '@/components/**'],
          message: 'lib/server may not import this: imports go down, never up or sideways.',
        },
      ],
    ),
    {
      // Node reads .mjs files as they are, without our `@/`.
      includes: ['**/*.test.ts', '**/*.test.tsx', 'lib/testing/**', '**/*.mjs'],
      linter: { rules: { style: { noRestrictedImports: 'off' } } },
    },
  ],
});
