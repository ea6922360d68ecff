import { commands } from './release/commands.ts';
import { nameBuild } from './release/read-folder.ts';
import { readInvocation, UsageError } from './release/usage.ts';
import { usage } from './release/usage-text.ts';

// `npm run release -- COMMAND APP …`, in another repository `haitu COMMAND APP …`: exit code 1 is a refusal with a sentence, 2 is wrong usage.
const main = async (): Promise<void> => {
  const invocation = readInvocation(process.argv.slice(2));
  const { text, data } = await commands[invocation.command](await nameBuild(invocation));
  console.log(invocation.json ? JSON.stringify(data, null, 2) : text);
};

main().catch((error: Error) => {
  console.error(error.message);
  if (error instanceof UsageError) console.error(usage);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
