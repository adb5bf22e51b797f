/** General help. */
export const HELP = `brand-theme creates the operator folder that gives the built site your brand.

Usage
  brand-theme <command> [options]

Commands
  init <folder>        create a complete, valid operator folder
  check <folder>       check settings, pictures, CSS and colour contrast
  build <folder>       write the folder that is deployed with the site
  export <folder>      export the theme in the W3C Design Tokens format (2025.10)
  import <file>        import a theme from such a file
  headers <folder>     print the security headers for other web servers
  texts [words]        find the messages that you can override
  language <action>    add a language, and exchange its messages with a translator

Options
  --help               show help for a command: brand-theme build --help

Exit codes: 0 success, 1 errors in the folder or file, 2 usage error.`;

/** Help for each command. */
export const COMMAND_HELP: Record<string, string> = {
  init: `brand-theme init <folder> [--name <name>] [--base <theme>]

Writes operator.json with every setting, a placeholder logo and a placeholder icon. Existing files are not overwritten.
An editor with JSON Schema support explains and completes every setting.

Options
  --name <name>        the name displayed to players; default: the folder name
  --base <theme>       the base theme: lotus (dark, gold; default), jade (dark, mint), siam (light, vermilion)

Example
  brand-theme init my-brand --name "My Brand" --base siam`,

  check: `brand-theme check <folder> [--all] [--local]

Checks operator.json, the messages, logo, icon and custom.css, and reports the contrast of the theme: the lowest
contrast of each foreground token, and the adjusted colours. Exits with 1 if there are errors.

Options
  --all                every pair, not only the lowest of each foreground token, and every missing translation
  --local              allow hosts on this machine and http, for the sandbox`,

  build: `brand-theme build <folder> [--out <dir>] [--local]

Checks the folder and writes the files to deploy: operator.json, theme.css, pictures, icons and the web manifest. Serve
them as /operator/ on the host of the site. Only a folder that this command wrote is replaced, in one step.

Options
  --out <dir>          output folder; default: <folder>/operator
  --local              allow hosts on this machine and http, for the sandbox`,

  headers: `brand-theme headers <folder> [--local]

Prints the security headers of every reply, one per line. They depend on the hosts in operator.json. The server of the
site sends them automatically; configure any other web server with them. Send Strict-Transport-Security over TLS only.

Options
  --local              allow hosts on this machine and http, for the sandbox`,

  export: `brand-theme export <folder> [--out <file>]

Exports the theme as design tokens (W3C Design Tokens format, 2025.10). The six colours are under "input"; everything
else is derived from them.

Options
  --out <file>         output file, such as brand.tokens.json; default: standard output`,

  import: `brand-theme import <file.tokens.json> [--into <folder>]

Imports a theme from a design tokens file: one that "export" wrote, or any other with the six colours bg, bgMenu, bgBtn,
bgCard, bgSubBtnAndGbIcon and bgBtnInContent.

Options
  --into <folder>      replace the theme in the operator.json of this folder; default: standard output`,

  language: `brand-theme language <add|export|import> <language> [--in <folder>]

Adds a language to the site besides Thai and English. "add" writes messages/<language> with every message in English, to be
translated, and lists the language in operator.json; after an update of the site it adds new messages and keeps yours. A
message that is still in English is shown in English, and "check" counts these. "export" writes a JSON file for a translator
and "import" reads it back; a translation that the site cannot show is refused.

Options
  --in <folder>        the operator folder; default: the current one
  --out <file>         export: output file; default: standard output
  --all                export: with the messages that are translated
  --file <file>        import: the translated file

Example
  brand-theme language add lo --in my-brand
  brand-theme language export lo --in my-brand --out lo.json
  brand-theme language import lo --in my-brand --file lo.json`,

  texts: `brand-theme texts [words]

Lists the messages of the site with their ids, in Thai and English; with words, only messages that contain all of them.
Override messages under "texts" in operator.json:

  "texts": { "th": { "common.back": "กลับ" }, "en": { "common.back": "Go back" } }`,
};
