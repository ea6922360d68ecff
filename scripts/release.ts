import { commands } from './release/commands.ts';
import { readInvocation, UsageError, usage } from './release/usage.ts';

// `npm run release -- COMMAND APP …`: exit code 1 is a refusal with a sentence, 2 is wrong usage.
const main = async (): Promise<void> => {
  const invocation = readInvocation(process.argv.slice(2));
  const { text, data } = await commands[invocation.command](invocation);
  console.log(invocation.json ? JSON.stringify(data, null, 2) : text);
};

main().catch((error: Error) => {
  console.error(error.message);
  if (error instanceof UsageError) console.error(usage);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
