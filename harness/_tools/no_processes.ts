/** Takes the right to start processes from the module that imports this first. @module */

await Deno.permissions.revoke({ name: "run" });
