/** A share that is never part of the build: the shell's copy, in this range. */
export interface Share {
  readonly singleton: true;
  readonly strictVersion?: true;
  readonly requiredVersion: string | false;
  readonly import?: false;
}

/**
 * Options of a remote for webpack: `output`, and those of `ModuleFederationPlugin`. `name` is `mf_NAME`; `version` that
 * of the remote's `package.json`; `views` has the file of each view by the view's name, such as `guide/today`.
 */
export function remoteOptions(remote: {
  readonly name: string;
  readonly version: string;
  readonly views: Readonly<Record<string, string>>;
}): {
  readonly output: { readonly publicPath: 'auto'; readonly uniqueName: string; readonly clean: true };
  readonly federation: {
    readonly name: string;
    readonly filename: string;
    readonly exposes: Record<string, string>;
    readonly shared: Record<string, Share>;
    readonly shareStrategy: 'loaded-first';
    readonly manifest: true;
    readonly dts: false;
  };
};
