const apps = '^(shell|mf-[^/]+)/';
const rooms = ['contract', 'rules', 'config', 'router', 'i18n', 'session', 'api', 'ui', 'antd', 'testing'];
const ground = 4;

/** A room may see the ones before it; the first four stand side by side on the ground, `contract` and `rules` lowest. */
const upward = rooms.map((room, index) => ({
  name: `no-upward-from-${room}`,
  severity: 'error',
  comment: 'A lower room of shared never imports a higher one.',
  from: { path: `^shared/src/${room}/`, pathNot: room === 'testing' ? '.' : '\\.test\\.tsx?$' },
  to: {
    path: `^shared/src/(${rooms.slice(Math.max(index + 1, room === 'contract' || room === 'rules' ? 2 : ground)).join('|') || 'none'})/`,
  },
}));

/** Who may know whom: docs/architecture.md, "Who may know whom". */
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
      comment: 'Features of one app do not know each other; what two need moves to shared.',
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
      name: 'server-sees-only-contract-and-rules',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(shell|mf-[^/]+|e2e|scripts|shared/src/(?!contract/|rules/))' },
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
      comment: 'The database driver is known to db/, repositories, tests and what starts them.',
      from: { path: '^server/src/modules/[^/]+/[^/]+-routes\\.ts$' },
      to: {
        path: '(^server/src/db/(connect|schema)|node_modules/(pg|drizzle-orm)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...upward,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data)/|^scripts/(remote/template|prove/releases/external)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'require', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
