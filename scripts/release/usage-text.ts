import { apps, commandLine, usageOfSources } from '#workspace';

const appsHere =
  apps.length > 0
    ? `  APP is one of ${apps.join(', ')}; what a portal has besides may be moved and looked at\n`
    : '';

/** How the commands are used. */
export const usage = `usage: ${commandLine} COMMAND APP [options]
${usageOfSources}
  publish   --from FOLDER [--promote]      upload a remote built elsewhere: a folder with mf-manifest.json
  plan      [APP|APP@VERSION …]            an order in which several apps can be promoted, current sources or published
                                           versions; all current sources unless named
  promote   APP VERSION                    make a published version live
  rollback  APP [VERSION]                  back to the good release before, or to any version
  canary    APP VERSION --share 10         give it to 10 % of the visitors (1 to 50), or change the share
  canary    APP --stop                     everybody gets what is live
  approve-force APP VERSION --reason "…"   let somebody else force it, once within 24 hours
  pin       APP VERSION --user|--role NAME give a user or a role exactly this version
  unpin     APP --user|--role NAME         give them what everybody gets
  preview   APP [VERSION] [--hours 72]     print a link that shows a published version, by default that of
                                           the current sources, for 1 to 168 hours
  lock      APP                            no promotion until it is unlocked
  unlock    APP                            it may be promoted again
  status    [APP]                          what is live, what was before, what there is
  history   APP                            who did what, when and why
  health    APP                            how its releases do in browsers, in the last hour
  owner     APP TEAM [--contact "…"]       the team that answers for it, shown with its health
  tokens                                   the tokens of teams
  tokens    create TEAM/NAME --apps mf_a,mf_b|all --actions publish,promote,canary,rollback,lock,force [--days 90]
                                           a token for these apps and actions; prints its secret once
  tokens    revoke TEAM/NAME               ends a token at once

${appsHere}  --from FOLDER  in place of APP VERSION, for promote, canary and preview: the build in the folder
  --reason "…"  why, for the history       --json  print the answer for machines
  --force       publish, promote or try what the gate holds; needs a --reason and the approval of a second
                person (approve-force), of another team or operations; both are written down

  PORTAL_URL     the portal, http://127.0.0.1:8080 unless set
  RELEASE_TOKEN  the operator's token, or one of a team; unless set, from DATA_DIR/release-token
  RELEASE_KEY    the private key (PEM) that signs; unless set, from DATA_DIR/release-key.pem`;
