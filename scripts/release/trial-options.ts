/** Options of the commands for canaries, pins and previews. */
export interface TrialOptions {
  readonly share?: string;
  readonly stop?: boolean;
  readonly user?: string;
  readonly role?: string;
  readonly hours?: string;
}

const maxPercent = 50;
const maxHours = 168;

const isShare = (share: string | undefined): boolean =>
  /^[1-9]\d?$/.test(share ?? '') && Number(share) <= maxPercent;

const misusedCanary = (version: string | undefined, { share, stop }: TrialOptions): string | undefined => {
  if (stop && (version !== undefined || share !== undefined)) return '--stop stands alone.';
  if (stop) return undefined;
  if (version === undefined) return 'Which version? Or --stop.';
  return isShare(share) ? undefined : `--share is a percentage of the visitors, 1 to ${maxPercent}.`;
};

const isHours = (hours: string): boolean => /^[1-9]\d{0,2}$/.test(hours) && Number(hours) <= maxHours;

const misplaced = (command: string, { share, stop, user, role, hours }: TrialOptions): string | undefined => {
  if (command !== 'canary' && (share !== undefined || stop)) return '--share and --stop belong to canary.';
  if (!['pin', 'unpin'].includes(command) && (user ?? role) !== undefined)
    return '--user and --role belong to pin and unpin.';
  if (command !== 'preview' && hours !== undefined) return '--hours belongs to preview.';
  return undefined;
};

/** What is wrong with a command's options; undefined if nothing. */
export const findMisuse = (
  command: string,
  version: string | undefined,
  options: TrialOptions,
): string | undefined => {
  const fault = misplaced(command, options);
  if (fault) return fault;
  if (command === 'canary') return misusedCanary(version, options);
  if (!isHours(options.hours ?? '1')) return `--hours is 1 to ${maxHours}.`;
  const isPin = command === 'pin' || command === 'unpin';
  const isForOne = (options.user === undefined) !== (options.role === undefined);
  return isPin && !isForOne ? 'For whom? --user NAME or --role CODE.' : undefined;
};
