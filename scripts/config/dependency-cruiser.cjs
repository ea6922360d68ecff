const apps = '^(shell|mf-[^/]+)/';
const rooms = [
  'contract',
  'rules',
  'config',
  'router',
  'phone',
  'i18n',
  'session',
  'api',
  'preferences',
  'ui',
  'forms',
  'booking',
  'antd',
  'testing',
];
const ground = 4;

/**
 * A room imports only earlier ones. The first four are one level, in which `contract` and `rules` import only
 * each other.
 */
const upward = rooms.map((room, index) => ({
  name: `no-upward-from-${room}`,
  severity: 'error',
  comment: 'A lower room of shared never imports a higher one.',
  from: { path: `^shared/src/${room}/`, pathNot: room === 'testing' ? '.' : '\\.test\\.tsx?$' },
  to: {
    path: `^shared/src/(${rooms.slice(Math.max(index + 1, room === 'contract' || room === 'rules' ? 2 : ground)).join('|') || 'none'})/`,
  },
}));

/** The areas of the server with the areas they may import; `app` connects them all. */
const areas = {
  platform: [],
  media: ['platform'],
  identity: ['platform', 'media'],
  catalog: ['platform', 'media'],
  content: ['platform', 'media', 'catalog'],
  sales: ['platform', 'media', 'identity', 'catalog'],
  delivery: ['platform', 'media', 'identity'],
  'back-office': ['platform', 'identity', 'catalog', 'content', 'sales'],
  privacy: ['platform', 'media', 'identity', 'catalog', 'content', 'sales'],
};
const serverTests = '(\\.test\\.ts$|/testing/|/test-[^/]+\\.ts$|^server/test/)';
const moduleIndex = '^server/src/[^/]+/[^/]+/index\\.ts$';
const areaOrder = Object.entries(areas).map(([area, below]) => ({
  name: `area-order-of-${area}`,
  severity: 'error',
  comment: 'An area of the server imports only the areas below it: docs/architecture.md.',
  from: { path: `^server/src/${area}/`, pathNot: serverTests },
  to: { path: `^server/(src/(?!(${[area, ...below].join('|')})/)|demo/|sandbox/)` },
}));

/** See docs/architecture.md, "Import boundaries". */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-cross-app',
      severity: 'error',
      comment: 'No app knows another; a view links to another by path.',
      from: { path: apps },
      to: { path: '^(shell|mf-[^/]+|server|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'no-cross-feature',
      severity: 'error',
      comment:
        'Features of one app do not know each other; what two need moves out of features/, or to shared.',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'shared-is-a-leaf',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|mf-[^/]+|server|e2e|scripts)/' },
    },
    {
      name: 'server-sees-only-contract-rules-and-phone',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(shell|mf-[^/]+|e2e|scripts|shared/src/(?!contract/|rules/|phone/))' },
    },
    {
      name: 'demo-artwork-is-a-leaf',
      severity: 'error',
      from: { path: '^server/demo/artwork/' },
      to: { path: '^(server|shared|shell|mf-[^/]+|e2e|scripts)/', pathNot: '^server/demo/artwork/' },
    },
    {
      name: 'e2e-sees-nothing-inside',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(shell|mf-[^/]+|server|shared)/' },
    },
    {
      name: 'schemas-as-types-in-the-browser',
      severity: 'error',
      comment: 'As values the contract schemas cost every visitor 20 kB.',
      from: {
        path: '^(shell|mf-[^/]+|shared/src/(?!contract/))',
        pathNot: '(^shared/src/testing/|\\.test\\.tsx?$)',
      },
      to: { path: '^shared/src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rooms-by-package-name',
      severity: 'error',
      comment: 'A relative import across rooms is a second copy of the room at run time.',
      from: { path: '^shared/src/([^/]+)/' },
      to: { path: '^shared/src/', pathNot: '^shared/src/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|shared)/src/', pathNot: '(^shared/src/testing/|\\.test\\.tsx?$)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sql-below-services',
      severity: 'error',
      comment: 'Routes know no database driver: services and repositories do.',
      from: { path: '^server/src/.*-routes\\.ts$' },
      to: {
        path: '(^server/src/platform/database/|node_modules/(pg|drizzle-orm)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'module-by-its-index',
      severity: 'error',
      comment: 'A module of the server is entered through its index.ts.',
      from: { path: '^server/src/([^/]+)/([^/]+)/', pathNot: serverTests },
      to: { path: `^server/src/(?!app/)[^/]+/[^/]+/`, pathNot: ['^server/src/$1/$2/', moduleIndex] },
    },
    {
      name: 'module-by-its-index-from-outside',
      severity: 'error',
      from: { path: '^server/(demo|sandbox)/', pathNot: serverTests },
      to: { path: '^server/src/(?!app/)[^/]+/[^/]+/', pathNot: moduleIndex },
    },
    {
      name: 'no-cycle-in-the-server',
      severity: 'error',
      comment:
        'Cycles of types count too: with one index per module, a cycle of files is a cycle of modules.',
      from: { path: '^server/' },
      to: { circular: true },
    },
    ...areaOrder,
    ...upward,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|\\.cache|\\.data)/|^scripts/(remote/template|pack/cli|prove/releases/(external|rendering/faulty-view))/',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'require', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
