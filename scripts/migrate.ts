// `npm run migrate`: the command is in the server, for containers.
import '../server/src/app/migrate-main.ts';
