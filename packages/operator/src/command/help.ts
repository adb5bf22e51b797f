/** General help. */
export const HELP = `brand-theme makes the folder that turns the one built site into your brand.

Usage
  brand-theme <command> [options]

Commands
  init <folder>        write a new operator folder, complete and valid
  check <folder>       check settings, pictures, CSS and the contrast of every pair of colours
  build <folder>       write the folder that is deployed beside the site
  export <folder>      write the theme in the W3C Design Tokens format (2025.10)
  import <file>        take the theme out of such a file
  headers <folder>     print the security headers for a web server of your own
  texts [words]        find the sentences that you may put in other words

Options
  --help               say more about a command: brand-theme build --help

It ends with 0, with 1 where something is to be corrected, with 2 where it was called wrongly.`;

/** Help for each command. */
export const COMMAND_HELP: Record<string, string> = {
  init: `brand-theme init <folder> [--name <name>] [--base <theme>]

Writes operator.json with every setting, a logo and an icon that stand in until you have your own. Nothing that is there
is overwritten. An editor that knows JSON Schema explains and completes every setting.

Options
  --name <name>        the name as players read it; otherwise the folder's name
  --base <theme>       where the look begins: lotus (dark, gold), jade (dark, mint), siam (light, vermilion); lotus

Example
  brand-theme init my-brand --name "My Brand" --base siam`,

  check: `brand-theme check <folder> [--all] [--local]

Checks operator.json, the sentences, logo, icon and custom.css, and reports the contrast of the theme: for each ink the
pair that is tightest, and what had to move for it. Ends with 1 where something is to be corrected.

Options
  --all                every pair, not only the tightest of each ink
  --local              allow hosts on this machine and http, for the sandbox`,

  build: `brand-theme build <folder> [--out <dir>] [--local]

Checks the folder and writes what is deployed: operator.json, theme.css, pictures, icons and the web manifest. Serve it
as /operator/ beside the built site. It replaces only a folder that it wrote itself, in one step.

Options
  --out <dir>          where to write; otherwise <folder>/operator
  --local              allow hosts on this machine and http, for the sandbox`,

  headers: `brand-theme headers <folder> [--local]

Prints the security headers of every reply, one on a line. They are made from the hosts in operator.json. The server of the
site sends them without being asked; any other web server must be given them. Send Strict-Transport-Security over TLS only.

Options
  --local              allow hosts on this machine and http, for the sandbox`,

  export: `brand-theme export <folder> [--out <file>]

Writes the theme as design tokens (W3C Design Tokens format, 2025.10). The six colours are under "input"; everything else
follows from them.

Options
  --out <file>         where to write, such as brand.tokens.json; otherwise it is printed`,

  import: `brand-theme import <file.tokens.json> [--into <folder>]

Takes the theme out of a file of design tokens: one that "export" wrote, or any other that names the six colours bg,
bgMenu, bgBtn, bgCard, bgSubBtnAndGbIcon and bgBtnInContent.

Options
  --into <folder>      replace the theme in the operator.json of this folder; otherwise it is printed`,

  texts: `brand-theme texts [words]

Lists the sentences of the site with their ids, Thai and English; with words, those in which all of them occur. Put your
own under "texts" in operator.json:

  "texts": { "th": { "common.back": "กลับ" }, "en": { "common.back": "Go back" } }`,
};
