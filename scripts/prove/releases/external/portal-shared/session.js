// Bundlers read the names of the exports here; the code comes from the shell.
export const useSession = undefined;
