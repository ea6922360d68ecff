/** How far a role sees among users: the lower the number, the further. */
export const dataScopes = { all: 0, deptAndBelow: 1, dept: 2, self: 3 } as const;

export type DataScopeName = keyof typeof dataScopes;

/** The scope that counts for somebody of these scopes: the widest. Only themselves without any. */
export const widestScope = (scopes: readonly number[]): number => Math.min(dataScopes.self, ...scopes);
