/** What webpack gives a build that shares modules: the share scope holds the shell's copies. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, object>>;
