// `npm run keys`: the command is in the server, for containers.
import '../server/src/app/keys-main.ts';
