// Generated from openapi.app.json by npm run generate; do not edit.

export interface paths {
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who is signed in
         * @description Any signed-in person may call it.
         */
        get: operations["session.read"];
        put?: never;
        /**
         * Sign in with e-mail address and password
         * @description Anyone may call it. Rules that can refuse it: `invalid-credentials`, `too-many-attempts`.
         */
        post: operations["session.create"];
        /**
         * Sign out
         * @description Anyone may call it.
         */
        delete: operations["session.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a one-time link
         * @description Anyone may call it. Rules that can refuse it: `invalid-credentials`, `too-many-attempts`.
         */
        post: operations["session.create_by_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish signing in with a code of the authenticator app, or a recovery code
         * @description Anyone may call it. Rules that can refuse it: `invalid-credentials`, `step-expired`, `too-many-attempts`.
         */
        post: operations["session.create_with_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set your own password; the current one is needed unless you came by a link
         * @description Any signed-in person may call it. Rules that can refuse it: `too-many-attempts`.
         */
        put: operations["session.set_password"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether you are signed in, and how one can
         * @description Anyone may call it.
         */
        get: operations["session.read_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/first": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the first environment with its owner, and sign in
         * @description Anyone may call it. Rules that can refuse it: `invalid-credentials`, `too-many-attempts`, `already-set-up`.
         */
        post: operations["session.create_first"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where you are signed in
         * @description Any signed-in person may call it.
         */
        get: operations["session.list"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Any signed-in person may call it. Who switched from here to another environment cannot come back without signing in.
         */
        delete: operations["session.end_others"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out somewhere
         * @description Any signed-in person may call it.
         */
        delete: operations["session.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/environments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the environments that your sign-in opened
         * @description Any signed-in person may call it.
         */
        get: operations["session.list_environments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go to another environment
         * @description Any signed-in person may call it. Ends the session in this one. The new one lasts no longer than this one would have. Rules that can refuse it: `forbidden`, `invalid-credentials`, `too-many-attempts`.
         */
        post: operations["session.switch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether your sign-in asks for a code
         * @description Any signed-in person may call it.
         */
        get: operations["session.read_totp"];
        put?: never;
        /**
         * Begin with an authenticator app; nothing is asked until its first code came
         * @description Any signed-in person may call it. The password is needed unless you signed in less than ten minutes ago. Rules that can refuse it: `invalid-transition`, `too-many-attempts`.
         */
        post: operations["session.begin_totp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a first code of the app: from now on it is asked at every sign-in, and every other session ends
         * @description Any signed-in person may call it. Rules that can refuse it: `invalid-transition`, `too-many-attempts`.
         */
        post: operations["session.confirm_totp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/totp/recoverycodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make ten new recovery codes in place of those that are left
         * @description Any signed-in person may call it. Needs the password or a code. Rules that can refuse it: `invalid-transition`, `too-many-attempts`.
         */
        post: operations["session.renew_recovery_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/totp/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for no code any more
         * @description Any signed-in person may call it. Needs the password or a code. Rules that can refuse it: `invalid-transition`, `too-many-attempts`.
         */
        post: operations["session.stop_totp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkey/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a passkey
         * @description Anyone may call it.
         */
        post: operations["passkey.ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkey/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Anyone may call it. No code is asked: a passkey is two factors. Rules that can refuse it: `invalid-credentials`, `step-expired`, `too-many-attempts`.
         */
        post: operations["session.create_by_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to make a passkey on this device
         * @description Any signed-in person may call it. The password or a code is needed unless you signed in less than ten minutes ago. Rules that can refuse it: `too-many-attempts`.
         */
        post: operations["passkey.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your passkeys
         * @description Any signed-in person may call it.
         */
        get: operations["passkey.list"];
        put?: never;
        /**
         * Keep the passkey that the device made
         * @description Any signed-in person may call it. Rules that can refuse it: `step-expired`, `duplicate`.
         */
        post: operations["passkey.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkey/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey: it lets nobody in any more
         * @description Any signed-in person may call it.
         */
        delete: operations["passkey.delete"];
        options?: never;
        head?: never;
        /**
         * Call a passkey otherwise
         * @description Any signed-in person may call it.
         */
        patch: operations["passkey.update"];
        trace?: never;
    };
    "/session/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own preferences
         * @description Any signed-in person may call it.
         */
        get: operations["preferences.read"];
        /**
         * Replace the own preferences
         * @description Any signed-in person may call it.
         */
        put: operations["preferences.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Needs the right `users`.
         */
        get: operations["user.list"];
        put?: never;
        /**
         * Create a user and a one-time sign-in link
         * @description Needs the right `users`. Rules that can refuse it: `duplicate`.
         */
        post: operations["user.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description Needs the right `users`.
         */
        get: operations["user.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change name or role of a user, or deactivate one
         * @description Needs the right `users`. Rules that can refuse it: `last-owner`.
         */
        patch: operations["user.update"];
        trace?: never;
    };
    "/settings/user/{id}/signinlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new one-time sign-in link for a user
         * @description Needs the right `users`.
         */
        post: operations["user.make_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/user/{id}/resettotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a user in without a code who lost both the app and the recovery codes
         * @description Needs the right `users`. The user is told by mail, and can connect an app again. Rules that can refuse it: `invalid-transition`.
         */
        post: operations["user.reset_totp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description Needs the right `users`.
         */
        get: operations["role.list"];
        put?: never;
        /**
         * Create a role
         * @description Needs the right `users`. Rules that can refuse it: `duplicate`.
         */
        post: operations["role.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a role that nobody has
         * @description Needs the right `users`. Rules that can refuse it: `in-use`.
         */
        delete: operations["role.delete"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Needs the right `users`. Rules that can refuse it: `duplicate`.
         */
        patch: operations["role.update"];
        trace?: never;
    };
    "/settings/apikey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Any signed-in person may call it.
         */
        get: operations["api_key.list"];
        put?: never;
        /**
         * Create an API key with exactly these scopes; the key is shown once
         * @description Any signed-in person may call it.
         */
        post: operations["api_key.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/apikey/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key at once and for good
         * @description Any signed-in person may call it.
         */
        post: operations["api_key.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/environment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of the environment
         * @description Any signed-in person may call it.
         */
        get: operations["environment.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of the environment
         * @description Needs the right `settings`.
         */
        patch: operations["environment.update"];
        trace?: never;
    };
    "/settings/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was changed, by whom and when
         * @description Needs the right `settings`.
         */
        get: operations["audit.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List outgoing mail
         * @description Needs the right `settings`.
         */
        get: operations["mail.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/mail/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail that was kept, failed, or got lost
         * @description Needs the right `settings`. Rules that can refuse it: `invalid-transition`.
         */
        post: operations["mail.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organizations
         * @description Needs the scope `crm:read`.
         */
        get: operations["organization.list"];
        put?: never;
        /**
         * Create an organization
         * @description Needs the scope `crm:write`.
         */
        post: operations["organization.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/organization/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an organization
         * @description Needs the scope `crm:read`.
         */
        get: operations["organization.read"];
        put?: never;
        post?: never;
        /**
         * Delete an organization to which nothing refers
         * @description Needs the scope `crm:write`. Rules that can refuse it: `in-use`.
         */
        delete: operations["organization.delete"];
        options?: never;
        head?: never;
        /**
         * Change an organization
         * @description Needs the scope `crm:write`. Rules that can refuse it: `cycle`.
         */
        patch: operations["organization.update"];
        trace?: never;
    };
    "/crm/organization/{id}/customfieldvalue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or clear the value of a custom field
         * @description Needs the scope `crm:write`.
         */
        put: operations["organization.set_custom_field_value"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List persons
         * @description Needs the scope `crm:read`.
         */
        get: operations["person.list"];
        put?: never;
        /**
         * Create a person
         * @description Needs the scope `crm:write`.
         */
        post: operations["person.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/person/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a person
         * @description Needs the scope `crm:read`.
         */
        get: operations["person.read"];
        put?: never;
        post?: never;
        /**
         * Delete a person to whom nothing refers
         * @description Needs the scope `crm:write`. Rules that can refuse it: `in-use`.
         */
        delete: operations["person.delete"];
        options?: never;
        head?: never;
        /**
         * Change a person
         * @description Needs the scope `crm:write`.
         */
        patch: operations["person.update"];
        trace?: never;
    };
    "/crm/person/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove what identifies a person, for good
         * @description Needs the right `settings`.
         */
        post: operations["person.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/person/{id}/customfieldvalue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or clear the value of a custom field
         * @description Needs the scope `crm:write`.
         */
        put: operations["person.set_custom_field_value"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/contactrole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contact roles
         * @description Needs the scope `crm:read`.
         */
        get: operations["contactrole.list"];
        put?: never;
        /**
         * Give a person a role at an organization
         * @description Needs the scope `crm:write`. Rules that can refuse it: `duplicate`.
         */
        post: operations["contactrole.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/contactrole/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a contact role
         * @description Needs the scope `crm:write`.
         */
        delete: operations["contactrole.delete"];
        options?: never;
        head?: never;
        /**
         * Change a contact role
         * @description Needs the scope `crm:write`. Rules that can refuse it: `duplicate`.
         */
        patch: operations["contactrole.update"];
        trace?: never;
    };
    "/crm/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notes
         * @description Needs the scope `crm:read`.
         */
        get: operations["note.list"];
        put?: never;
        /**
         * Create a note
         * @description Needs the scope `crm:write`.
         */
        post: operations["note.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/note/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description Needs the scope `crm:write`.
         */
        delete: operations["note.delete"];
        options?: never;
        head?: never;
        /**
         * Change a note
         * @description Needs the scope `crm:write`.
         */
        patch: operations["note.update"];
        trace?: never;
    };
    "/crm/relationtype": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List relation types
         * @description Needs the scope `crm:read`.
         */
        get: operations["relationtype.list"];
        put?: never;
        /**
         * Create a relation type
         * @description Needs the right `settings`. Rules that can refuse it: `duplicate`.
         */
        post: operations["relationtype.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/relationtype/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a relation type that nobody has
         * @description Needs the right `settings`. Rules that can refuse it: `in-use`.
         */
        delete: operations["relationtype.delete"];
        options?: never;
        head?: never;
        /**
         * Change a relation type
         * @description Needs the right `settings`. Rules that can refuse it: `duplicate`.
         */
        patch: operations["relationtype.update"];
        trace?: never;
    };
    "/crm/customfield": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom fields
         * @description Needs the scope `crm:read`.
         */
        get: operations["customfield.list"];
        put?: never;
        /**
         * Create a custom field
         * @description Needs the right `settings`. Rules that can refuse it: `duplicate`.
         */
        post: operations["customfield.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/customfield/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a custom field that has no values
         * @description Needs the right `settings`. Rules that can refuse it: `in-use`.
         */
        delete: operations["customfield.delete"];
        options?: never;
        head?: never;
        /**
         * Change a custom field
         * @description Needs the right `settings`. Rules that can refuse it: `in-use`.
         */
        patch: operations["customfield.update"];
        trace?: never;
    };
    "/crm/customfieldvalue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List values of custom fields
         * @description Needs the scope `crm:read`.
         */
        get: operations["customfieldvalue.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/employee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List employees
         * @description Needs the scope `hrm:read`. cost_rate is left out, and named in omitted_fields, without the right `cost_rates`.
         */
        get: operations["employee.list"];
        put?: never;
        /**
         * Create an employee
         * @description Needs the right `people`. Rules that can refuse it: `forbidden`, `duplicate`.
         */
        post: operations["employee.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/employee/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an employee
         * @description Needs the scope `hrm:read`. contracts are those that the list of contracts shows. cost_rate and the cost rates are left out without the right `cost_rates`.
         */
        get: operations["employee.read"];
        put?: never;
        post?: never;
        /**
         * Delete an employee to whom nothing refers
         * @description Needs the right `people`. Rules that can refuse it: `forbidden`, `in-use`.
         */
        delete: operations["employee.remove"];
        options?: never;
        head?: never;
        /**
         * Change an employee
         * @description Needs the right `people`. Rules that can refuse it: `forbidden`, `duplicate`, `cycle`.
         */
        patch: operations["employee.update"];
        trace?: never;
    };
    "/hrm/employee/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate an employee whatever the dates of employment say
         * @description Needs the right `people`.
         */
        post: operations["employee.deactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/employee/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a deactivation back; from then on the dates of employment count again
         * @description Needs the right `people`.
         */
        post: operations["employee.reactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/employee/{id}/customfieldvalue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or clear the value of a custom field
         * @description Needs the right `people`.
         */
        put: operations["employee.set_custom_field_value"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/employeerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rates of employees
         * @description Needs the scope `hrm:read`.
         */
        get: operations["employeerate.list"];
        put?: never;
        /**
         * Set the rate of an employee from a day on
         * @description Needs the right `people`. Rules that can refuse it: `forbidden`, `duplicate`.
         */
        post: operations["employeerate.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/employeerate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a rate of an employee
         * @description Needs the right `people`.
         */
        delete: operations["employeerate.delete"];
        options?: never;
        head?: never;
        /**
         * Correct the rate of an employee
         * @description Needs the right `people`. Rules that can refuse it: `duplicate`.
         */
        patch: operations["employeerate.update"];
        trace?: never;
    };
    "/hrm/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contracts
         * @description Needs the scope `hrm:read`. Shows the own ones, those of the people one manages, and with the right `people` everybody's; all others are as if they were not there.
         */
        get: operations["contract.list"];
        put?: never;
        /**
         * Give an employee a contract
         * @description Needs the right `people`. Rules that can refuse it: `duplicate`.
         */
        post: operations["contract.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/contract/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a contract that nothing was done under
         * @description Needs the right `people`. Rules that can refuse it: `in-use`.
         */
        delete: operations["contract.delete"];
        options?: never;
        head?: never;
        /**
         * Change a contract
         * @description Needs the right `people`. Rules that can refuse it: `duplicate`, `in-use`.
         */
        patch: operations["contract.update"];
        trace?: never;
    };
    "/hrm/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description Needs the scope `hrm:read`.
         */
        get: operations["team.list"];
        put?: never;
        /**
         * Create a team
         * @description Needs the right `people`. Rules that can refuse it: `duplicate`.
         */
        post: operations["team.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a team that no project has
         * @description Needs the right `people`. Rules that can refuse it: `in-use`.
         */
        delete: operations["team.delete"];
        options?: never;
        head?: never;
        /**
         * Change a team or its members
         * @description Needs the right `people`. Rules that can refuse it: `duplicate`.
         */
        patch: operations["team.update"];
        trace?: never;
    };
    "/hrm/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leave
         * @description Needs the scope `hrm:read`. Shows the own ones, those of the people one manages, and with the right `approve_leave` everybody's; all others are as if they were not there.
         */
        get: operations["leave.list"];
        put?: never;
        /**
         * Ask for leave
         * @description Needs the scope `hrm:write`. For oneself; for others as their manager or with the right `approve_leave`. A type that needs no approval is approved at once. Rules that can refuse it: `forbidden`, `employee-inactive`, `leave-overlap`, `leave-no-working-time`, `leave-balance-insufficient`.
         */
        post: operations["leave.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/leave/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read leave with its days
         * @description Needs the scope `hrm:read`. Shows the own ones, those of the people one manages, and with the right `approve_leave` everybody's; all others are as if they were not there.
         */
        get: operations["leave.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a request for leave, approve, reject or cancel it
         * @description Needs the scope `hrm:write`. The manager, or who has the right `approve_leave`, decides; on his own leave nobody does without `approve_own`. What was asked for can be changed until then. The employee cancels until the leave begins. Rules that can refuse it: `forbidden`, `invalid-transition`, `leave-decided`, `employee-inactive`, `leave-overlap`, `leave-no-working-time`, `leave-balance-insufficient`.
         */
        patch: operations["leave.update"];
        trace?: never;
    };
    "/hrm/leavetype": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leave types
         * @description Needs the scope `hrm:read`.
         */
        get: operations["leavetype.list"];
        put?: never;
        /**
         * Create a leave type
         * @description Needs the right `people`. Rules that can refuse it: `duplicate`.
         */
        post: operations["leavetype.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/leavetype/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a leave type that was never used
         * @description Needs the right `people`. Rules that can refuse it: `in-use`.
         */
        delete: operations["leavetype.delete"];
        options?: never;
        head?: never;
        /**
         * Change a leave type
         * @description Needs the right `people`. Rules that can refuse it: `duplicate`, `in-use`.
         */
        patch: operations["leavetype.update"];
        trace?: never;
    };
    "/hrm/leavebalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List balances of leave
         * @description Needs the scope `hrm:read`. Shows the own ones, those of the people one manages, and with the right `approve_leave` everybody's; all others are as if they were not there.
         */
        get: operations["leavebalance.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/leavebalance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Let the leave of a year last longer, or for good
         * @description Needs the right `people`.
         */
        patch: operations["leavebalance.update"];
        trace?: never;
    };
    "/hrm/leaveadjustment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings on balances of leave
         * @description Needs the right `people`.
         */
        get: operations["leaveadjustment.list"];
        put?: never;
        /**
         * Book minutes on a balance of leave, or off it
         * @description Needs the right `people`.
         */
        post: operations["leaveadjustment.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/leaveadjustment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take back a booking on a balance of leave
         * @description Needs the right `people`.
         */
        delete: operations["leaveadjustment.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List absences
         * @description Needs the scope `hrm:read`. Shows the own ones, those of the people one manages, and with the right `absence` everybody's; all others are as if they were not there.
         */
        get: operations["absence.list"];
        put?: never;
        /**
         * Report somebody absent
         * @description Needs the scope `hrm:write`. For oneself; for others as their manager or with the right `absence`. Rules that can refuse it: `forbidden`, `employee-inactive`, `absence-open`, `duplicate`.
         */
        post: operations["absence.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/absence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an absence
         * @description Needs the scope `hrm:read`. Shows the own ones, those of the people one manages, and with the right `absence` everybody's; all others are as if they were not there.
         */
        get: operations["absence.read"];
        put?: never;
        post?: never;
        /**
         * Remove a report that was wrong
         * @description Needs the right `absence`.
         */
        delete: operations["absence.remove"];
        options?: never;
        head?: never;
        /**
         * Change an absence, close it or report it again
         * @description Needs the scope `hrm:write`. Of oneself; of others as their manager or with the right `absence`. status closed needs an end_date; within 28 days of it status reported with end_date null reports it again. Rules that can refuse it: `employee-inactive`, `absence-open`, `duplicate`, `invalid-transition`.
         */
        patch: operations["absence.update"];
        trace?: never;
    };
    "/hrm/planning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List planning
         * @description Needs the scope `hrm:read`.
         */
        get: operations["planning.list"];
        put?: never;
        /**
         * Plan somebody for some days
         * @description Needs the scope `hrm:write`. For oneself; for others with the right `planning`. The minutes go to the days on which there is time to work. Rules that can refuse it: `forbidden`, `employee-inactive`, `project-closed`, `project-archived`, `service-closed`, `planning-no-capacity`.
         */
        post: operations["planning.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrm/planning/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read planning with its days
         * @description Needs the scope `hrm:read`.
         */
        get: operations["planning.read"];
        put?: never;
        post?: never;
        /**
         * Delete planning
         * @description Needs the scope `hrm:write`. One’s own; that of others with the right `planning`. Rules that can refuse it: `forbidden`.
         */
        delete: operations["planning.delete"];
        options?: never;
        head?: never;
        /**
         * Change or move planning, confirm it or make it tentative
         * @description Needs the scope `hrm:write`. One’s own; that of others with the right `planning`. Rules that can refuse it: `forbidden`, `employee-inactive`, `project-closed`, `project-archived`, `service-closed`, `planning-no-capacity`.
         */
        patch: operations["planning.update"];
        trace?: never;
    };
    "/hrm/capacity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What employees can work, day by day, and what of it is planned
         * @description Needs the scope `hrm:read`.
         */
        get: operations["capacity.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description Needs the scope `projects:read`.
         */
        get: operations["project.list"];
        put?: never;
        /**
         * Create a project
         * @description Needs the scope `projects:write`. Rules that can refuse it: `employee-inactive`.
         */
        post: operations["project.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/project/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a project with its services and totals
         * @description Needs the scope `projects:read`.
         */
        get: operations["project.read"];
        put?: never;
        post?: never;
        /**
         * Delete a project on which nothing was booked, with its services and tasks
         * @description Needs the scope `projects:write`. Rules that can refuse it: `project-has-hours`, `project-has-invoices`, `project-has-costs`.
         */
        delete: operations["project.delete"];
        options?: never;
        head?: never;
        /**
         * Change a project, or close, archive or reopen it
         * @description Needs the scope `projects:write`. Rules that can refuse it: `project-archived`, `project-has-draft-invoices`, `employee-inactive`, `invalid-transition`.
         */
        patch: operations["project.update"];
        trace?: never;
    };
    "/projects/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List services of projects
         * @description Needs the scope `projects:read`.
         */
        get: operations["service.list"];
        put?: never;
        /**
         * Add a service to a project
         * @description Needs the scope `projects:write`. Rules that can refuse it: `project-closed`, `project-archived`.
         */
        post: operations["service.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a service with its rates, installments and totals
         * @description Needs the scope `projects:read`.
         */
        get: operations["service.read"];
        put?: never;
        post?: never;
        /**
         * Delete a service on which no hours are booked
         * @description Needs the scope `projects:write`. Rules that can refuse it: `service-has-hours`, `service-in-use`.
         */
        delete: operations["service.delete"];
        options?: never;
        head?: never;
        /**
         * Change, close or reopen a service
         * @description Needs the scope `projects:write`. Rules that can refuse it: `project-closed`, `project-archived`, `service-invoiced`, `price-below-invoiced`, `invalid-transition`.
         */
        patch: operations["service.update"];
        trace?: never;
    };
    "/projects/servicerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List service rates
         * @description Needs the scope `projects:read`.
         */
        get: operations["servicerate.list"];
        put?: never;
        /**
         * Add a rate to a service
         * @description Needs the scope `projects:write`. Rules that can refuse it: `duplicate`, `project-closed`, `project-archived`.
         */
        post: operations["servicerate.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/servicerate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a service rate; hours that were priced with it keep their price
         * @description Needs the scope `projects:write`. Rules that can refuse it: `project-closed`, `project-archived`.
         */
        delete: operations["servicerate.delete"];
        options?: never;
        head?: never;
        /**
         * Change a service rate
         * @description Needs the scope `projects:write`. Rules that can refuse it: `duplicate`, `project-closed`, `project-archived`.
         */
        patch: operations["servicerate.update"];
        trace?: never;
    };
    "/projects/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description Needs the scope `projects:read`.
         */
        get: operations["task.list"];
        put?: never;
        /**
         * Add a task to a project
         * @description Needs the scope `projects:write`. Rules that can refuse it: `project-closed`, `project-archived`, `employee-inactive`.
         */
        post: operations["task.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/task/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a task
         * @description Needs the scope `projects:read`.
         */
        get: operations["task.read"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description Needs the scope `projects:write`.
         */
        delete: operations["task.delete"];
        options?: never;
        head?: never;
        /**
         * Change, begin, complete, cancel or reopen a task
         * @description Needs the scope `projects:write`. Rules that can refuse it: `project-archived`, `employee-inactive`, `invalid-transition`.
         */
        patch: operations["task.update"];
        trace?: never;
    };
    "/projects/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List project templates
         * @description Needs the scope `projects:read`.
         */
        get: operations["template.list"];
        put?: never;
        /**
         * Create a project template
         * @description Needs the scope `projects:write`. Rules that can refuse it: `duplicate`.
         */
        post: operations["template.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a project template that was never used
         * @description Needs the scope `projects:write`. Rules that can refuse it: `in-use`.
         */
        delete: operations["template.delete"];
        options?: never;
        head?: never;
        /**
         * Change a project template; projects made from it stay as they are
         * @description Needs the scope `projects:write`. Rules that can refuse it: `duplicate`.
         */
        patch: operations["template.update"];
        trace?: never;
    };
    "/projects/template/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a project with the services and tasks of a template
         * @description Needs the scope `projects:write`. Rules that can refuse it: `employee-inactive`.
         */
        post: operations["template.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/project/{id}/customfieldvalue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or clear the value of a custom field
         * @description Needs the scope `projects:write`. Rules that can refuse it: `project-archived`.
         */
        put: operations["project.set_custom_field_value"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/service/{id}/customfieldvalue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or clear the value of a custom field
         * @description Needs the scope `projects:write`. Rules that can refuse it: `project-closed`, `project-archived`.
         */
        put: operations["service.set_custom_field_value"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List time entries
         * @description Needs the scope `hours:read`.
         */
        get: operations["hours.list"];
        put?: never;
        /**
         * Book a time entry
         * @description Needs the scope `hours:write`. Rules that can refuse it: `forbidden`, `project-closed`, `project-archived`, `service-closed`, `hour-type-inactive`, `employee-inactive`, `period-closed`, `day-exceeds-24-hours`, `hours-overlap`, `budget-exceeded`.
         */
        post: operations["hours.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours/hours/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a time entry
         * @description Needs the scope `hours:read`.
         */
        get: operations["hours.read"];
        put?: never;
        post?: never;
        /**
         * Delete a time entry that is not locked
         * @description Needs the scope `hours:write`. Rules that can refuse it: `hours-locked`, `project-closed`, `project-archived`, `forbidden`.
         */
        delete: operations["hours.delete"];
        options?: never;
        head?: never;
        /**
         * Change a time entry that is not locked
         * @description Needs the scope `hours:write`. Rules that can refuse it: `hours-locked`, `forbidden`, `project-closed`, `project-archived`, `service-closed`, `hour-type-inactive`, `employee-inactive`, `period-closed`, `day-exceeds-24-hours`, `hours-overlap`, `budget-exceeded`.
         */
        patch: operations["hours.update"];
        trace?: never;
    };
    "/hours/hours/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the open hours of a period for approval
         * @description Needs the scope `hours:write`. Rules that can refuse it: `forbidden`.
         */
        post: operations["hours.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours/hours/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve time entries
         * @description Needs the scope `hours:write`. Rules that can refuse it: `forbidden`, `invalid-transition`.
         */
        post: operations["hours.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours/hours/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject submitted time entries
         * @description Needs the scope `hours:write`. Rules that can refuse it: `forbidden`, `invalid-transition`.
         */
        post: operations["hours.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours/hours/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the approval of time entries
         * @description Needs the scope `hours:write`. Rules that can refuse it: `forbidden`, `invalid-transition`, `hours-locked`.
         */
        post: operations["hours.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours/hours/delete-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete time entries that are not locked, all of them or none
         * @description Needs the scope `hours:write`. Rules that can refuse it: `hours-locked`, `project-closed`, `project-archived`, `forbidden`.
         */
        post: operations["hours.delete_many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours/hours/write-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write off time entries that could be invoiced
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invalid-transition`.
         */
        post: operations["hours.write_off"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours/hours/undo-write-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the write-off of time entries
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invalid-transition`.
         */
        post: operations["hours.undo_write_off"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours/hours/reprice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price the open entries from a day on anew, or show what that would do
         * @description Needs the scope `invoices:write`.
         */
        post: operations["hours.reprice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours/timer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read my running timer, and what time it is
         * @description Needs the scope `hours:read`.
         */
        get: operations["timer.read"];
        put?: never;
        /**
         * Start my timer; one that runs is booked up to that moment
         * @description Needs the scope `hours:write`. started_at lies at most 24 hours back. A task brings its project and its service, and its name as the note. Less than a minute is not booked. Where the running one cannot be booked, it runs on and nothing is started. Rules that can refuse it: `timer-forgotten`, `forbidden`, `project-closed`, `project-archived`, `service-closed`, `hour-type-inactive`, `employee-inactive`, `period-closed`, `day-exceeds-24-hours`, `hours-overlap`, `budget-exceeded`.
         */
        post: operations["timer.start"];
        /**
         * Discard my running timer without booking it
         * @description Needs the scope `hours:write`. Rules that can refuse it: `timer-not-running`.
         */
        delete: operations["timer.discard"];
        options?: never;
        head?: never;
        /**
         * Change what my running timer is for, or since when
         * @description Needs the scope `hours:write`. Project, service and task are said as a whole: what is left out of the three is cleared when one of them is sent. Rules that can refuse it: `timer-not-running`, `forbidden`, `project-closed`, `project-archived`, `service-closed`, `hour-type-inactive`, `employee-inactive`, `period-closed`, `day-exceeds-24-hours`, `hours-overlap`, `budget-exceeded`.
         */
        patch: operations["timer.update"];
        trace?: never;
    };
    "/hours/timer/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop my timer and book it as one time entry
         * @description Needs the scope `hours:write`. Booked in whole minutes of the clock, on the day on which it started. Less than a minute is not booked: `booked` is null. stopped_at is for a stop that was made earlier, and needed after 24 hours. Where it cannot be booked, the timer runs on. Rules that can refuse it: `timer-not-running`, `timer-forgotten`, `forbidden`, `project-closed`, `project-archived`, `service-closed`, `hour-type-inactive`, `employee-inactive`, `period-closed`, `day-exceeds-24-hours`, `hours-overlap`, `budget-exceeded`.
         */
        post: operations["timer.stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours/week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a week of hours as a grid, against the contract
         * @description Needs the scope `hours:read`. Rows of the week before are carried over as far as hours can still be booked on them. schedule is null on days without contract, and of others without `hrm:read`. Rules that can refuse it: `forbidden`.
         */
        get: operations["week.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours/week/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy the hours of a week into another, or only show its rows
         * @description Needs the scope `hours:write`. from and to are any day of their weeks. Hours go to the same weekday and time, into empty cells only. What cannot be booked is skipped and named. With with_minutes false nothing is booked: rows are what the other week was about. Rules that can refuse it: `forbidden`.
         */
        post: operations["week.copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours/hourstype": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List hour types
         * @description Needs the scope `hours:read`.
         */
        get: operations["hourstype.list"];
        put?: never;
        /**
         * Create an hour type
         * @description Needs the right `settings`. Rules that can refuse it: `duplicate`.
         */
        post: operations["hourstype.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hours/hourstype/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an hour type that was never used
         * @description Needs the right `settings`. Rules that can refuse it: `in-use`.
         */
        delete: operations["hourstype.delete"];
        options?: never;
        head?: never;
        /**
         * Change an hour type
         * @description Needs the right `settings`. Rules that can refuse it: `duplicate`.
         */
        patch: operations["hourstype.update"];
        trace?: never;
    };
    "/purchasing/purchaseinvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List purchase invoices
         * @description Needs the scope `invoices:read`.
         */
        get: operations["purchaseinvoice.list"];
        put?: never;
        /**
         * Record a purchase invoice
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `forbidden`, `duplicate-purchase-invoice`.
         */
        post: operations["purchaseinvoice.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchasing/purchaseinvoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a purchase invoice with its lines and costs
         * @description Needs the scope `invoices:read`.
         */
        get: operations["purchaseinvoice.read"];
        put?: never;
        post?: never;
        /**
         * Delete a purchase invoice that is neither approved nor paid; its costs stay
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `purchase-invoice-processed`, `cost-locked`.
         */
        delete: operations["purchaseinvoice.delete"];
        options?: never;
        head?: never;
        /**
         * Change a purchase invoice, or approve, reject or pay it
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `forbidden`, `purchase-invoice-processed`, `invalid-transition`, `duplicate-purchase-invoice`, `cost-exceeds-purchase-invoice`.
         */
        patch: operations["purchaseinvoice.update"];
        trace?: never;
    };
    "/purchasing/cost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List costs of projects
         * @description Needs the scope `invoices:read`.
         */
        get: operations["cost.list"];
        put?: never;
        /**
         * Book a cost on a project
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `project-closed`, `project-archived`, `service-closed`, `employee-inactive`, `cost-exceeds-purchase-invoice`.
         */
        post: operations["cost.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchasing/cost/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a cost
         * @description Needs the scope `invoices:read`.
         */
        get: operations["cost.read"];
        put?: never;
        post?: never;
        /**
         * Delete a cost that is not locked
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `cost-locked`, `project-closed`, `project-archived`.
         */
        delete: operations["cost.delete"];
        options?: never;
        head?: never;
        /**
         * Change a cost that is not locked
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `cost-locked`, `project-closed`, `project-archived`, `service-closed`, `employee-inactive`, `cost-exceeds-purchase-invoice`.
         */
        patch: operations["cost.update"];
        trace?: never;
    };
    "/purchasing/cost/write-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write off costs that could be invoiced
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invalid-transition`.
         */
        post: operations["cost.write_off"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchasing/cost/undo-write-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the write-off of costs
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invalid-transition`.
         */
        post: operations["cost.undo_write_off"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/to-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the clients that can be invoiced, with the sums of their work
         * @description Needs the scope `invoices:read`.
         */
        get: operations["to_invoice.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/to-invoice/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hours, costs, installments and cycles that can be invoiced
         * @description Needs the scope `invoices:read`.
         */
        get: operations["to_invoice.list_rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices and credit notes
         * @description Needs the scope `invoices:read`.
         */
        get: operations["invoice.list"];
        put?: never;
        /**
         * Make an empty draft
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invalid-transition`.
         */
        post: operations["invoice.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/invoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invoice with its lines and payments
         * @description Needs the scope `invoices:read`.
         */
        get: operations["invoice.read"];
        put?: never;
        post?: never;
        /**
         * Delete a draft; the work on it can be invoiced again
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-draft`.
         */
        delete: operations["invoice.delete"];
        options?: never;
        head?: never;
        /**
         * Change a draft
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-draft`, `invalid-transition`.
         */
        patch: operations["invoice.update"];
        trace?: never;
    };
    "/invoices/invoice/from-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make drafts of hours, costs, installments and cycles, one per client
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invalid-transition`, `hours-locked`, `cost-locked`, `installments-unbalanced`.
         */
        post: operations["invoice.create_from_work"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/invoice/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the lines of a draft in another order
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-draft`.
         */
        post: operations["invoice.reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/invoiceline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a line or a text to a draft
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-draft`.
         */
        post: operations["invoiceline.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/invoiceline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a line from a draft; the work on it can be invoiced again
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-draft`.
         */
        delete: operations["invoiceline.delete"];
        options?: never;
        head?: never;
        /**
         * Change a line of a draft
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-draft`.
         */
        patch: operations["invoiceline.update"];
        trace?: never;
    };
    "/invoices/invoiceline/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take single time entries off a line of a draft
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-draft`.
         */
        post: operations["invoiceline.release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/invoice/{id}/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the draft of a credit note, for the whole invoice or parts of its lines
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-finalised`, `invalid-transition`.
         */
        post: operations["invoice.credit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/invoice/{id}/rebill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new draft of the lines that credit notes took back as a whole
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-finalised`, `invalid-transition`, `installments-unbalanced`.
         */
        post: operations["invoice.rebill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/invoice/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell all that keeps a draft from becoming final
         * @description Needs the scope `invoices:read`. Rules that can refuse it: `invoice-not-draft`.
         */
        get: operations["invoice.check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/invoice/{id}/finalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finalise a draft: it gets its number and never changes again
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-draft`, `invoice-incomplete`, `installments-unbalanced`.
         */
        post: operations["invoice.finalize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments
         * @description Needs the scope `invoices:read`.
         */
        get: operations["payment.list"];
        put?: never;
        /**
         * Record a payment on an invoice or a credit note
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-finalised`, `payment-exceeds-outstanding`, `duplicate-payment`.
         */
        post: operations["payment.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/invoice/{id}/write-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write off what is still owed on an invoice
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-finalised`, `invalid-transition`.
         */
        post: operations["invoice.write_off"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/invoice/{id}/undo-write-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back the write-off of an invoice
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-finalised`, `invalid-transition`.
         */
        post: operations["invoice.undo_write_off"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/invoice/{id}/mark-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an invoice as sent
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-finalised`.
         */
        post: operations["invoice.mark_sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/invoice/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail an invoice to the customer
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-finalised`.
         */
        post: operations["invoice.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/invoice/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind the customer of an invoice
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `invoice-not-finalised`, `invalid-transition`.
         */
        post: operations["invoice.remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/installment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List installments of fixed prices
         * @description Needs the scope `invoices:read`.
         */
        get: operations["installment.list"];
        put?: never;
        /**
         * Add an installment to a service with a fixed price
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `project-archived`.
         */
        post: operations["installment.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/installment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an installment that was never on an invoice; what remains has to be able to cover the price
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `project-archived`, `service-invoiced`, `service-in-use`, `installments-unbalanced`.
         */
        delete: operations["installment.delete"];
        options?: never;
        head?: never;
        /**
         * Change an installment that stands on no invoice
         * @description Needs the scope `invoices:write`. Rules that can refuse it: `project-archived`, `service-invoiced`.
         */
        patch: operations["installment.update"];
        trace?: never;
    };
    "/invoices/companyprofile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List company profiles with their VAT rates, holidays and settings
         * @description Needs the scope `invoices:read`.
         */
        get: operations["companyprofile.list"];
        put?: never;
        /**
         * Create a company profile with the usual VAT rates and holidays of its country
         * @description Needs the right `settings`.
         */
        post: operations["companyprofile.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/companyprofile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a company profile
         * @description Needs the scope `invoices:read`.
         */
        get: operations["companyprofile.read"];
        put?: never;
        post?: never;
        /**
         * Delete a company profile that was never used
         * @description Needs the right `settings`. Rules that can refuse it: `in-use`.
         */
        delete: operations["companyprofile.delete"];
        options?: never;
        head?: never;
        /**
         * Change a company profile or its settings
         * @description Needs the right `settings`. Rules that can refuse it: `in-use`, `duplicate`.
         */
        patch: operations["companyprofile.update"];
        trace?: never;
    };
    "/invoices/companyprofile/number-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the next three invoice numbers of a format
         * @description Needs the right `settings`. Rules that can refuse it: `duplicate`.
         */
        get: operations["companyprofile.preview_numbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/companyprofile/{id}/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set all public holidays of some years
         * @description Needs the right `settings`.
         */
        put: operations["companyprofile.replace_holidays"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/companyprofile/{id}/holidays/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the public holidays of a country in a year
         * @description Needs the right `settings`.
         */
        post: operations["companyprofile.fill_holidays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/vatrate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a VAT rate of a company profile
         * @description Needs the right `settings`. Rules that can refuse it: `in-use`.
         */
        post: operations["vatrate.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/vatrate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a VAT rate that was never used
         * @description Needs the right `settings`. Rules that can refuse it: `in-use`.
         */
        delete: operations["vatrate.delete"];
        options?: never;
        head?: never;
        /**
         * Change a VAT rate; on invoices its percentage and category stay
         * @description Needs the right `settings`. Rules that can refuse it: `in-use`.
         */
        patch: operations["vatrate.update"];
        trace?: never;
    };
    "/sales/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sales opportunities
         * @description Needs the scope `sales:read`.
         */
        get: operations["sales.list"];
        put?: never;
        /**
         * Create a sales opportunity
         * @description Needs the scope `sales:write`.
         */
        post: operations["sales.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/sales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a sales opportunity
         * @description Needs the scope `sales:read`.
         */
        get: operations["sales.read"];
        put?: never;
        post?: never;
        /**
         * Delete a sales opportunity without a project and without quotes that were sent
         * @description Needs the scope `sales:write`. Rules that can refuse it: `sales-in-use`.
         */
        delete: operations["sales.delete"];
        options?: never;
        head?: never;
        /**
         * Change a sales opportunity, move it to another stage, win, lose or reopen it
         * @description Needs the scope `sales:write`. Rules that can refuse it: `sales-closed`, `sales-has-project`.
         */
        patch: operations["sales.update"];
        trace?: never;
    };
    "/sales/sales/{id}/customfieldvalue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or clear the value of a custom field
         * @description Needs the scope `sales:write`.
         */
        put: operations["sales.set_custom_field_value"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List quotes
         * @description Needs the scope `sales:read`.
         */
        get: operations["quote.list"];
        put?: never;
        /**
         * Make a draft; of an opportunity it takes over the customer
         * @description Needs the scope `sales:write`. Rules that can refuse it: `invalid-transition`.
         */
        post: operations["quote.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/quote/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a quote with its lines
         * @description Needs the scope `sales:read`.
         */
        get: operations["quote.read"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Needs the scope `sales:write`. Rules that can refuse it: `invalid-transition`.
         */
        delete: operations["quote.delete"];
        options?: never;
        head?: never;
        /**
         * Change a draft
         * @description Needs the scope `sales:write`. Rules that can refuse it: `invalid-transition`.
         */
        patch: operations["quote.update"];
        trace?: never;
    };
    "/sales/quote/{id}/revise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new version as a draft; the present one can no longer be accepted
         * @description Needs the scope `sales:write`. Rules that can refuse it: `invalid-transition`.
         */
        post: operations["quote.revise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/quote/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a quote to the customer with the link where it can be accepted
         * @description Needs the scope `sales:write`. Rules that can refuse it: `invalid-transition`.
         */
        post: operations["quote.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/quote/{id}/mark-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a quote as sent without a mail, and get the link for the customer
         * @description Needs the scope `sales:write`. Rules that can refuse it: `invalid-transition`.
         */
        post: operations["quote.mark_sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/quote/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the link where the customer reads and accepts a quote that was sent
         * @description Needs the scope `sales:write`. Rules that can refuse it: `invalid-transition`.
         */
        get: operations["quote.link"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/quote/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a quote for the customer
         * @description Needs the scope `sales:write`. Rules that can refuse it: `invalid-transition`.
         */
        post: operations["quote.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/quote/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a quote for the customer
         * @description Needs the scope `sales:write`. Rules that can refuse it: `invalid-transition`.
         */
        post: operations["quote.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/quote/{id}/project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a project of an accepted quote; it needs the right to write projects as well
         * @description Needs the scope `sales:write`. Rules that can refuse it: `invalid-transition`, `employee-inactive`, `forbidden`.
         */
        post: operations["quote.make_project"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stages of the pipeline
         * @description Needs the scope `sales:read`.
         */
        get: operations["stage.list"];
        put?: never;
        /**
         * Create a stage
         * @description Needs the right `settings`. Rules that can refuse it: `duplicate`.
         */
        post: operations["stage.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/stage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a stage in which no opportunity is
         * @description Needs the right `settings`. Rules that can refuse it: `in-use`.
         */
        delete: operations["stage.delete"];
        options?: never;
        head?: never;
        /**
         * Change, move, deactivate or reactivate a stage
         * @description Needs the right `settings`. Rules that can refuse it: `duplicate`, `in-use`.
         */
        patch: operations["stage.update"];
        trace?: never;
    };
    "/documents/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documents with a link to download each
         * @description Needs the scope `crm:read`.
         */
        get: operations["document.list"];
        put?: never;
        /**
         * Upload a file
         * @description Needs the scope `crm:write`.
         */
        post: operations["document.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/document/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description Needs the scope `crm:write`. Rules that can refuse it: `in-use`.
         */
        delete: operations["document.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/hours-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hours of a period by employee, team, project, customer, kind of work or time
         * @description Needs the scope `hours:read`.
         */
        get: operations["report.hours_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/project-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How projects stand: budget, work, tasks, planning and what to look at
         * @description Needs the scope `projects:read`.
         */
        get: operations["report.project_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/outstanding-invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Outstanding invoices with their ageing
         * @description Needs the scope `invoices:read`.
         */
        get: operations["report.outstanding_invoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/work-in-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work in progress by project, service or customer
         * @description Needs the scope `invoices:read`.
         */
        get: operations["report.work_in_progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/sales-pipeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pipeline by stage, and what was won and lost
         * @description Needs the scope `sales:read`.
         */
        get: operations["report.sales_pipeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/capacity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Capacity and planning of a period by employee, team, week or month
         * @description Needs the scope `hrm:read`.
         */
        get: operations["report.capacity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/utilisation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Booked and billable time against capacity by employee, team, week or month
         * @description Needs the scope `hrm:read`.
         */
        get: operations["report.utilisation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/turnover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Turnover of a period by month, customer or project
         * @description Needs the scope `invoices:read`.
         */
        get: operations["report.turnover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What there is to do today, and how hours and budgets stand
         * @description Any signed-in person may call it. Every figure comes with the list behind it; what the caller has no right to is left out and named.
         */
        get: operations["home.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/organization/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened with an organization, newest first
         * @description Needs the scope `crm:read`. Notes, quotes, opportunities, projects, invoices and documents; of each what the caller may read.
         */
        get: operations["organization.timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/person/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened with a person, newest first
         * @description Needs the scope `crm:read`. Notes, quotes, opportunities, projects, invoices and documents; of each what the caller may read.
         */
        get: operations["person.timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/organization/{id}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open balance, work in progress, projects and opportunities of an organization
         * @description Needs the scope `crm:read`.
         */
        get: operations["organization.figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/person/{id}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open balance, work in progress, projects and opportunities of a person
         * @description Needs the scope `crm:read`.
         */
        get: operations["person.figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/project/budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much of their budgets some projects have used, and how much of their time has passed
         * @description Needs the scope `projects:read`.
         */
        get: operations["project.budgets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/project/{id}/burn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done on a project week by week, against its budget, and what is planned
         * @description Needs the scope `projects:read`. It tells of hours, so it needs the right `hours:read` as well.
         */
        get: operations["project.burn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find records by the beginnings of words, the best first
         * @description Any signed-in person may call it. Records are found by their own words and by those of their project and customer; of each kind those that one may read.
         */
        get: operations["search.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own views and the shared ones
         * @description Any signed-in person may call it.
         */
        get: operations["view.list"];
        put?: never;
        /**
         * Save a list as it is filtered and sorted
         * @description Any signed-in person may call it. The query is held against the parameters of that list, so a saved view can always be opened. Rules that can refuse it: `duplicate`.
         */
        post: operations["view.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a view
         * @description Any signed-in person may call it.
         */
        delete: operations["view.delete"];
        options?: never;
        head?: never;
        /**
         * Change a view
         * @description Any signed-in person may call it. Rules that can refuse it: `duplicate`.
         */
        patch: operations["view.update"];
        trace?: never;
    };
    "/settings/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests that came in
         * @description Any signed-in person may call it. Every request of the API and of assistants, and of the screens what changes something or is refused. Kept for 7 days, at most 100,000; a moment passes until a request is here.
         */
        get: operations["request.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one request of the log
         * @description Any signed-in person may call it.
         */
        get: operations["request.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Needs the right `settings`.
         */
        get: operations["webhook.list"];
        put?: never;
        /**
         * Create a webhook; its secret is shown once
         * @description Needs the right `settings`. Kinds that one may not read oneself are refused by name; `*` gives those that one may read. Rules that can refuse it: `too-many-webhooks`, `forbidden`.
         */
        post: operations["webhook.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhook/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description Needs the right `settings`.
         */
        get: operations["webhook.read"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook with its log and all that still waits to be sent
         * @description Needs the right `settings`.
         */
        delete: operations["webhook.delete"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, switch it off or on
         * @description Needs the right `settings`. Whoever changes url or kinds gives it the own rights from then on, so all its kinds must be readable to him. Switching it on forgets its failures and sends what still waits. Rules that can refuse it: `forbidden`.
         */
        patch: operations["webhook.update"];
        trace?: never;
    };
    "/settings/webhook/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook; the new one is shown once
         * @description Needs the right `settings`. For 24 hours every delivery carries two signatures, of the new secret and of the one before. Rotating again within them ends the older one at once: never more than the last two secrets sign.
         */
        post: operations["webhook.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhook/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook the test event webhook.ping
         * @description Needs the right `settings`. The event is sent like every other and to this webhook only; its delivery, found by `kind=webhook.ping`, shows how that went. Rules that can refuse it: `webhook-inactive`.
         */
        post: operations["webhook.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhook/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again what failed, or everything since a moment
         * @description Needs the right `settings`. Takes either failed or since. Deliveries that are there begin a new round of attempts with the same event id, also those that were delivered or still wait; test events are left out. One request queues at most 10,000; while continue_from is not null, repeat it with that added. Rules that can refuse it: `webhook-inactive`.
         */
        post: operations["webhook.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Needs the right `settings`.
         */
        get: operations["delivery.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/delivery/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery with its request and every attempt
         * @description Needs the right `settings`. What was sent is shown to those who may read what the event is about.
         */
        get: operations["delivery.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/delivery/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Needs the right `settings`. It begins a new round of attempts at once, whatever became of it; one that still waits is brought forward. The event keeps its id. Rules that can refuse it: `webhook-inactive`.
         */
        post: operations["delivery.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/assistant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connected assistants
         * @description Any signed-in person may call it. The own ones; whoever manages settings sees those of everybody.
         */
        get: operations["assistant.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/assistant/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a connected assistant
         * @description Any signed-in person may call it.
         */
        get: operations["assistant.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/assistant/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disconnect an assistant at once and for good
         * @description Any signed-in person may call it. Its next request is refused. It can be connected again by anybody who agrees to it.
         */
        post: operations["assistant.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/assistantcall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the calls of tools, by assistants and with API keys
         * @description Any signed-in person may call it. The own ones; whoever manages settings sees those of everybody. What was asked and answered is not kept.
         */
        get: operations["assistant_call.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/assistantsetup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how assistants are connected
         * @description Any signed-in person may call it.
         */
        get: operations["assistant_setup.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/kind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what can be imported, and which fields each has
         * @description Any signed-in person may call it. Only what the own rights allow to write.
         */
        get: operations["import.kinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description Any signed-in person may call it.
         */
        get: operations["import.list"];
        put?: never;
        /**
         * Upload a CSV or XLSX file to import
         * @description Any signed-in person may call it. It is read afterwards: ask again until its status is no longer reading. It needs the right to write what is imported. Rules that can refuse it: `forbidden`.
         */
        post: operations["import.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/import/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import, and how far it is
         * @description Any signed-in person may call it.
         */
        get: operations["import.read"];
        put?: never;
        post?: never;
        /**
         * Throw away an import of which nothing came
         * @description Any signed-in person may call it. Rules that can refuse it: `invalid-transition`.
         */
        delete: operations["import.delete"];
        options?: never;
        head?: never;
        /**
         * Say which column holds which field, and how the file writes numbers and days
         * @description Any signed-in person may call it. Rules that can refuse it: `forbidden`, `invalid-transition`.
         */
        patch: operations["import.update"];
        trace?: never;
    };
    "/import/import/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try every row without leaving a trace
         * @description Any signed-in person may call it. Rules that can refuse it: `forbidden`, `invalid-transition`.
         */
        post: operations["import.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/import/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the rows that can be imported
         * @description Any signed-in person may call it. Rules that can refuse it: `forbidden`, `invalid-transition`.
         */
        post: operations["import.run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/import/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop: a check as if it had not been asked for, a run where it is
         * @description Any signed-in person may call it. Rules that can refuse it: `forbidden`, `invalid-transition`.
         */
        post: operations["import.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/import/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back all that was made and that nobody has changed or used since
         * @description Any signed-in person may call it. Rules that can refuse it: `forbidden`, `invalid-transition`.
         */
        post: operations["import.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/remark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is to be said of rows: why they fail, are skipped, or were left
         * @description Any signed-in person may call it. As a file: /export/import/remark.csv. At most 10,000 are kept per import.
         */
        get: operations["importremark.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/dataexport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the exports of the last day
         * @description Needs the right `settings`.
         */
        get: operations["dataexport.list"];
        put?: never;
        /**
         * Export everything, or all that concerns one person
         * @description Needs the right `settings`. It holds what its maker may read, as it stood at one moment, and is kept for a day.
         */
        post: operations["dataexport.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/dataexport/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how far an export is
         * @description Needs the right `settings`.
         */
        get: operations["dataexport.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find somebody everywhere
         * @description Needs the right `settings`.
         */
        get: operations["privacy.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/privacy/subject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See all that there is of somebody, and what becomes of it when it is erased
         * @description Needs the right `settings`.
         */
        get: operations["privacy.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was erased, and by whom
         * @description Needs the right `settings`.
         */
        get: operations["erasure.list"];
        put?: never;
        /**
         * Erase what identifies somebody, for good
         * @description Needs the right `settings`. An employee also needs the right `people`, a user the right `users`. The audit forgets the values shortly afterwards. Rules that can refuse it: `invalid-transition`.
         */
        post: operations["erasure.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/erasure/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what an erasure erased and what it left
         * @description Needs the right `settings`.
         */
        get: operations["erasure.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Absence */
        Absence: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
            /**
             * @description Left out without the right absence.
             * @enum {string}
             */
            kind?: "sickness" | "work_accident" | "third_party_accident" | "other";
            /** Format: date */
            start_date: string;
            /** Format: date */
            expected_end_date: string | null;
            percentage: number;
            /** Format: date */
            end_date: string | null;
            /**
             * @description Reported lasts; closed has ended on end_date.
             * @enum {string}
             */
            status: "reported" | "closed";
            /** @description Scheduled minutes lost so far, without public holidays. */
            lost_minutes: number;
            /** Format: uuid */
            reported_by_employee_id: string | null;
            /** Format: uuid */
            closed_by_employee_id: string | null;
            /** @description Fields that are left out because a right is missing. */
            omitted_fields?: string[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** AbsenceCreate */
        AbsenceCreate: {
            /** Format: uuid */
            employee_id: string;
            /**
             * @default sickness
             * @enum {string}
             */
            kind?: "sickness" | "work_accident" | "third_party_accident" | "other";
            /** Format: date */
            start_date: string;
            /** Format: date */
            expected_end_date?: string | null;
            /**
             * @description The share of the schedule that is not worked.
             * @default 100
             */
            percentage?: number;
        };
        /** AbsenceUpdate */
        AbsenceUpdate: {
            /** @enum {string} */
            kind?: "sickness" | "work_accident" | "third_party_accident" | "other";
            /** Format: date */
            start_date?: string;
            /** Format: date */
            expected_end_date?: string | null;
            /** @description The share of the schedule that is not worked. */
            percentage?: number;
            /**
             * Format: date
             * @description The last day absent.
             */
            end_date?: string | null;
            /** @enum {string} */
            status?: "reported" | "closed";
        };
        /**
         * Ageing
         * @description By the days since the due date; the five together are the totals.
         */
        Ageing: {
            not_due: components["schemas"]["Owing"];
            days_1_30: components["schemas"]["Owing"];
            days_31_60: components["schemas"]["Owing"];
            days_61_90: components["schemas"]["Owing"];
            over_90_days: components["schemas"]["Owing"];
        };
        /** ApiKey */
        ApiKey: {
            /** Format: uuid */
            id: string;
            name: string;
            scopes: ("crm:read" | "crm:write" | "projects:read" | "projects:write" | "hours:read" | "hours:write" | "invoices:read" | "invoices:write" | "sales:read" | "sales:write" | "hrm:read" | "hrm:write")[];
            last_four: string;
            /** @enum {string} */
            status: "active" | "expired" | "revoked";
            /** Format: uuid */
            user_id: string | null;
            user_name: string | null;
            /** Format: date-time */
            expires_at: string | null;
            /** Format: date-time */
            revoked_at: string | null;
            /** Format: date-time */
            last_used_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** ApiKeyCreate */
        ApiKeyCreate: {
            name: string;
            scopes: ("crm:read" | "crm:write" | "projects:read" | "projects:write" | "hours:read" | "hours:write" | "invoices:read" | "invoices:write" | "sales:read" | "sales:write" | "hrm:read" | "hrm:write")[];
            /** Format: date-time */
            expires_at?: string | null;
        };
        /** ApiKeyWithSecret */
        ApiKeyWithSecret: {
            /** Format: uuid */
            id: string;
            name: string;
            scopes: ("crm:read" | "crm:write" | "projects:read" | "projects:write" | "hours:read" | "hours:write" | "invoices:read" | "invoices:write" | "sales:read" | "sales:write" | "hrm:read" | "hrm:write")[];
            last_four: string;
            /** @enum {string} */
            status: "active" | "expired" | "revoked";
            /** Format: uuid */
            user_id: string | null;
            user_name: string | null;
            /** Format: date-time */
            expires_at: string | null;
            /** Format: date-time */
            revoked_at: string | null;
            /** Format: date-time */
            last_used_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Shown once. */
            key: string;
        };
        /** Assistant */
        Assistant: {
            /** Format: uuid */
            id: string;
            /** @description What the program calls itself; nobody has checked it. */
            name: string;
            /** @description Where its answers go: a host name, or localhost for a program on the own computer. */
            host: string;
            /** Format: uuid */
            user_id: string;
            user_name: string;
            /** @description What it asked for; it has of these what its user has. */
            scopes: ("crm:read" | "projects:read" | "hours:read" | "invoices:read" | "sales:read" | "hrm:read")[];
            /**
             * @description inactive = its user is not active, so it is refused for as long.
             * @enum {string}
             */
            status: "active" | "inactive" | "expired" | "revoked";
            /** Format: date-time */
            connected_at: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: date-time */
            last_used_at: string | null;
            /** Format: date-time */
            revoked_at: string | null;
            /**
             * @description revoked = by a person or by the program itself; replayed, reused = a code or a refresh token came twice, so it may have been stolen.
             * @enum {string|null}
             */
            revoked_reason: "revoked" | "replayed" | "reused" | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** AssistantCall */
        AssistantCall: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            assistant_id: string | null;
            assistant_name: string | null;
            /** Format: uuid */
            api_key_id: string | null;
            api_key_name: string | null;
            /** Format: uuid */
            user_id: string | null;
            user_name: string | null;
            tool: string;
            /**
             * @description refused = it was asked wrongly or without the scope; failed = by our fault, or it took too long.
             * @enum {string}
             */
            outcome: "answered" | "refused" | "failed";
            /** @description Of the answer. */
            rows: number | null;
            duration_ms: number;
            /** Format: date-time */
            created_at: string;
        };
        /** AssistantSetup */
        AssistantSetup: {
            mcp_url: string;
            /** @description Only this machine or this network reaches the address. */
            is_private: boolean;
            /** @description Who cannot connect, and why. */
            note: string | null;
            lines: {
                /** @enum {string} */
                program: "claude" | "claude_code" | "chatgpt" | "cursor" | "vscode" | "other";
                title: string;
                /**
                 * @description oauth = one signs in and agrees; key = with an API key, for what cannot sign in.
                 * @enum {string}
                 */
                route: "oauth" | "key";
                /** @description What to do, step by step. */
                how: string[];
                /** @description What to copy. */
                text: string;
                /** @enum {string} */
                language: "url" | "shell" | "json";
            }[];
        };
        /** AuditEntry */
        AuditEntry: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            operation: string;
            resource: string;
            /** Format: uuid */
            record_id: string;
            /** @enum {string} */
            actor_type: "user" | "api_key" | "system";
            /** Format: uuid */
            actor_id: string | null;
            actor_name: string | null;
            request_id: string;
            before?: {
                [key: string]: unknown;
            } | null;
            after?: {
                [key: string]: unknown;
            } | null;
        };
        /** BurnMember */
        BurnMember: {
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
            minutes: number;
            /** @description As that of the weeks. */
            amount: number;
            /** @description Null without the right to see planning. */
            planned_ahead_minutes: number | null;
        };
        /** BurnWeek */
        BurnWeek: {
            /** @description By ISO 8601, such as 2026-W07. */
            week: string;
            /** Format: date */
            monday: string;
            minutes: number;
            /** @description The value of the billable hours, as the summary of hours tells it. */
            amount: number;
            /** @description What counts against the budget: billable hours and costs. */
            used_amount: number;
            /** @description Null without the right to see planning. */
            planned_minutes: number | null;
            /** @description Null without the right to see planning. */
            tentative_minutes: number | null;
            cumulative_minutes: number;
            cumulative_used_amount: number;
            /** @description Cumulative minutes, and what is planned for certain after today. */
            forecast_minutes: number | null;
        };
        /** Capacity */
        Capacity: {
            /** Format: date */
            as_of: string;
            /** @description Of all rows, those beyond the limit as well; so are the totals. */
            count: number;
            /** @description Whether there are more rows behind these. */
            truncated: boolean;
            /** @description Where they begin. */
            next_offset: number | null;
            totals: components["schemas"]["CapacityFigures"];
            rows: components["schemas"]["CapacityRow"][];
        };
        /** CapacityByDay */
        CapacityByDay: {
            /** @description Of all employees, those beyond the limit as well. */
            count: number;
            rows: components["schemas"]["EmployeeCapacity"][];
        };
        /** CapacityDay */
        CapacityDay: {
            /** Format: date */
            date: string;
            /** @description Scheduled. */
            gross: number;
            holiday: number;
            /** @description Approved; null where leave and absence are not told apart. */
            leave: number | null;
            /** @description Null where leave and absence are not told apart. */
            absence: number | null;
            /** @description What can be worked. */
            net: number;
            /** @description Confirmed. */
            planned: number;
            tentative: number;
            /** @description Net without what is planned; negative where that is more. */
            free: number;
        };
        /** CapacityFigures */
        CapacityFigures: {
            /** @description By the schedule of the contract. */
            gross_minutes: number;
            /** @description Less holidays, leave and absence. */
            net_minutes: number;
            /** @description Confirmed planning. */
            planned_minutes: number;
            /** @description Planning that is not confirmed; it leaves time free. */
            tentative_minutes: number;
            /** @description Net less planned; negative is planned too much. */
            free_minutes: number;
            /** @description Scheduled days of which nothing is left, whatever the reason. */
            unavailable_days: number;
        };
        /** CapacityMinutes */
        CapacityMinutes: {
            /** @description Scheduled. */
            gross: number;
            holiday: number;
            /** @description Approved; null where leave and absence are not told apart. */
            leave: number | null;
            /** @description Null where leave and absence are not told apart. */
            absence: number | null;
            /** @description What can be worked. */
            net: number;
            /** @description Confirmed. */
            planned: number;
            tentative: number;
            /** @description Net without what is planned; negative where that is more. */
            free: number;
        };
        /** CapacityRow */
        CapacityRow: {
            /** Format: uuid */
            employee_id?: string | null;
            employee_name?: string | null;
            /** Format: uuid */
            team_id?: string | null;
            team_name?: string | null;
            /** @description By ISO 8601, such as 2026-W07. */
            week?: string;
            /** @description Such as 2026-02. */
            month?: string;
            /** @description By the schedule of the contract. */
            gross_minutes: number;
            /** @description Less holidays, leave and absence. */
            net_minutes: number;
            /** @description Confirmed planning. */
            planned_minutes: number;
            /** @description Planning that is not confirmed; it leaves time free. */
            tentative_minutes: number;
            /** @description Net less planned; negative is planned too much. */
            free_minutes: number;
            /** @description Scheduled days of which nothing is left, whatever the reason. */
            unavailable_days: number;
        };
        /** ClientToInvoice */
        ClientToInvoice: {
            /** Format: uuid */
            company_profile_id: string;
            company_profile_name: string;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            /** Format: date */
            first_date: string;
            /** Format: date */
            last_date: string;
            hours_count: number;
            hours_minutes: number;
            hours_amount: number;
            /** @description Hours without a rate; they have to be priced before. */
            unpriced_count: number;
            unpriced_minutes: number;
            costs_count: number;
            costs_amount: number;
            installments_count: number;
            installments_amount: number;
            subscriptions_count: number;
            subscriptions_amount: number;
            total_amount: number;
            /** @description The same by project and service. */
            services: components["schemas"]["ServiceToInvoice"][];
        };
        /** ClosedOpportunities */
        ClosedOpportunities: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            won: components["schemas"]["DecidedOpportunities"];
            lost: components["schemas"]["DecidedOpportunities"];
            /** @description Of the number of decisions; null without any. */
            win_rate_percentage: number | null;
        };
        /** CodeNeeded */
        CodeNeeded: {
            /** @constant */
            needs: "code";
            /** @description Send it with the code to POST /session/code, from this browser, within 5 minutes. */
            ticket: string;
        };
        /** CompanyProfile */
        CompanyProfile: {
            /** Format: uuid */
            id: string;
            name: string;
            legal_name: string;
            coc_code: string | null;
            vat_number: string | null;
            iban: string | null;
            bic: string | null;
            address: {
                line1: string | null;
                postal_code: string | null;
                locality: string | null;
                country: string | null;
            } | null;
            email: string | null;
            phone: string | null;
            url: string | null;
            /** Format: uuid */
            logo_document_id: string | null;
            is_default: boolean;
            is_active: boolean;
            currency: string;
            time_zone: string;
            locale: string;
            payment_term_days: number;
            number_format: string;
            /** @enum {string} */
            number_reset: "never" | "yearly";
            /** @description A preview; it is not reserved. */
            next_sequence_number: number;
            vat_rates: components["schemas"]["VatRateRow"][];
            /** @description Of the previous, the current and the next year. */
            public_holidays: components["schemas"]["PublicHoliday"][];
            settings: components["schemas"]["CompanySettings"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** CompanyProfileCreate */
        CompanyProfileCreate: {
            name: string;
            legal_name: string;
            coc_code?: string | null;
            vat_number?: string | null;
            iban?: string | null;
            bic?: string | null;
            address?: {
                line1?: string;
                postal_code?: string;
                locality?: string;
                country?: string;
            } | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            /** Format: uri */
            url?: string | null;
            /** Format: uuid */
            logo_document_id?: string | null;
            /** @default false */
            is_default?: boolean;
            /** @default true */
            is_active?: boolean;
            /** @default EUR */
            currency?: string;
            time_zone?: string;
            /** @default nl-NL */
            locale?: string;
            /** @default 30 */
            payment_term_days?: number;
            /**
             * @description Text with {seq}, or {seq:05} for five digits, and {year} if wanted.
             * @default {year}-{seq:05}
             * @example {year}-{seq:05}
             */
            number_format?: string;
            /**
             * @default never
             * @enum {string}
             */
            number_reset?: "never" | "yearly";
            settings?: {
                /** @enum {string} */
                hours_approval: "none" | "manager";
                /** @enum {string} */
                hours_overlap: "allow" | "refuse";
                /** Format: date */
                hours_closed_until: string | null;
                /** @enum {string} */
                budget_policy: "warn" | "block";
            };
        };
        /** CompanyProfileUpdate */
        CompanyProfileUpdate: {
            name?: string;
            legal_name?: string;
            coc_code?: string | null;
            vat_number?: string | null;
            iban?: string | null;
            bic?: string | null;
            address?: {
                line1?: string;
                postal_code?: string;
                locality?: string;
                country?: string;
            } | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            /** Format: uri */
            url?: string | null;
            /** Format: uuid */
            logo_document_id?: string | null;
            is_default?: boolean;
            is_active?: boolean;
            currency?: string;
            time_zone?: string;
            locale?: string;
            payment_term_days?: number;
            /**
             * @description Text with {seq}, or {seq:05} for five digits, and {year} if wanted.
             * @example {year}-{seq:05}
             */
            number_format?: string;
            /** @enum {string} */
            number_reset?: "never" | "yearly";
            settings?: {
                /** @enum {string} */
                hours_approval: "none" | "manager";
                /** @enum {string} */
                hours_overlap: "allow" | "refuse";
                /** Format: date */
                hours_closed_until: string | null;
                /** @enum {string} */
                budget_policy: "warn" | "block";
            };
        };
        /** CompanySettings */
        CompanySettings: {
            /** @enum {string} */
            hours_approval: "none" | "manager";
            /** @enum {string} */
            hours_overlap: "allow" | "refuse";
            /** Format: date */
            hours_closed_until: string | null;
            /** @enum {string} */
            budget_policy: "warn" | "block";
        };
        /** ContactRole */
        ContactRole: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            organization_id: string;
            organization_name: string;
            /** Format: uuid */
            person_id: string;
            person_name: string;
            role: string | null;
            work_email: string | null;
            work_phone: string | null;
            is_primary: boolean;
            is_invoice_contact: boolean;
            /** Format: date */
            start_date: string | null;
            /** Format: date */
            end_date: string | null;
            is_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** ContactRoleCreate */
        ContactRoleCreate: {
            /** Format: uuid */
            organization_id: string;
            /** Format: uuid */
            person_id: string;
            role?: string | null;
            /** Format: email */
            work_email?: string | null;
            work_phone?: string | null;
            is_primary?: boolean;
            is_invoice_contact?: boolean;
            /** Format: date */
            start_date?: string | null;
            /** Format: date */
            end_date?: string | null;
        };
        /** ContactRoleUpdate */
        ContactRoleUpdate: {
            role?: string | null;
            /** Format: email */
            work_email?: string | null;
            work_phone?: string | null;
            is_primary?: boolean;
            is_invoice_contact?: boolean;
            /** Format: date */
            start_date?: string | null;
            /** Format: date */
            end_date?: string | null;
        };
        /** Contract */
        Contract: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
            /** Format: uuid */
            company_profile_id: string;
            /** @enum {string} */
            type: "permanent" | "fixed_term" | "on_call" | "freelance" | "internship";
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string | null;
            /** @description The sum of the schedule; the average of both where weeks alternate. */
            weekly_minutes: number;
            schedule: {
                monday: number;
                tuesday: number;
                wednesday: number;
                thursday: number;
                friday: number;
                saturday: number;
                sunday: number;
            };
            /** @description Of weeks with an odd ISO number, where they are others. */
            schedule_odd_weeks: {
                monday: number;
                tuesday: number;
                wednesday: number;
                thursday: number;
                friday: number;
                saturday: number;
                sunday: number;
            } | null;
            fte_percentage: number;
            /** @description For a full year of this contract. */
            leave_minutes_per_year: number;
            /** @enum {string} */
            status: "future" | "current" | "ended";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** ContractCreate */
        ContractCreate: {
            /** Format: uuid */
            employee_id: string;
            /** Format: uuid */
            company_profile_id?: string;
            /**
             * @default permanent
             * @enum {string}
             */
            type?: "permanent" | "fixed_term" | "on_call" | "freelance" | "internship";
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date?: string | null;
            schedule: {
                monday: number;
                tuesday: number;
                wednesday: number;
                thursday: number;
                friday: number;
                saturday: number;
                sunday: number;
            };
            schedule_odd_weeks?: {
                monday: number;
                tuesday: number;
                wednesday: number;
                thursday: number;
                friday: number;
                saturday: number;
                sunday: number;
            } | null;
            fte_percentage?: number | null;
            /** @description For a full year of this contract. */
            leave_minutes_per_year?: number;
        };
        /** ContractUpdate */
        ContractUpdate: {
            /** Format: uuid */
            company_profile_id?: string;
            /** @enum {string} */
            type?: "permanent" | "fixed_term" | "on_call" | "freelance" | "internship";
            /** Format: date */
            start_date?: string;
            /** Format: date */
            end_date?: string | null;
            schedule?: {
                monday: number;
                tuesday: number;
                wednesday: number;
                thursday: number;
                friday: number;
                saturday: number;
                sunday: number;
            };
            schedule_odd_weeks?: {
                monday: number;
                tuesday: number;
                wednesday: number;
                thursday: number;
                friday: number;
                saturday: number;
                sunday: number;
            } | null;
            fte_percentage?: number | null;
            /** @description For a full year of this contract. */
            leave_minutes_per_year?: number;
            /** @description Shorten it although there are hours or approved leave in the days it loses. */
            confirm?: boolean;
        };
        /** Cost */
        Cost: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            project_name: string;
            /** Format: uuid */
            service_id: string | null;
            service_name: string | null;
            /** Format: uuid */
            purchase_invoice_id: string | null;
            /** Format: uuid */
            employee_id: string | null;
            employee_name: string | null;
            /** Format: date */
            date: string;
            description: string;
            quantity: number;
            unit_cost: number;
            markup_percentage: number | null;
            unit_price: number;
            cost_amount: number;
            sales_amount: number;
            billable: boolean;
            /** Format: uuid */
            vat_rate_id: string | null;
            /** @enum {string} */
            invoice_status: "not_billable" | "to_invoice" | "on_draft" | "invoiced" | "written_off";
            write_off_reason: string | null;
            /** Format: uuid */
            invoice_id: string | null;
            /** Format: uuid */
            invoice_line_id: string | null;
            /** @description true = PATCH and DELETE are refused. */
            locked: boolean;
            note: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** CostChoice */
        CostChoice: {
            ids: string[];
            reason: string;
        };
        /** CostCreate */
        CostCreate: {
            /** Format: uuid */
            project_id: string;
            /** Format: uuid */
            service_id?: string | null;
            /** Format: uuid */
            purchase_invoice_id?: string | null;
            /** Format: uuid */
            employee_id?: string | null;
            /** Format: date */
            date: string;
            description: string;
            /** @default 1 */
            quantity?: number;
            unit_cost: number;
            /** @description On top of unit_cost; not together with unit_price. */
            markup_percentage?: number | null;
            unit_price?: number;
            /** @default true */
            billable?: boolean;
            /** Format: uuid */
            vat_rate_id?: string | null;
            note?: string | null;
        };
        /** CostUpdate */
        CostUpdate: {
            /** Format: uuid */
            project_id?: string;
            /** Format: uuid */
            service_id?: string | null;
            /** Format: uuid */
            purchase_invoice_id?: string | null;
            /** Format: uuid */
            employee_id?: string | null;
            /** Format: date */
            date?: string;
            description?: string;
            quantity?: number;
            unit_cost?: number;
            /** @description On top of unit_cost; not together with unit_price. */
            markup_percentage?: number | null;
            unit_price?: number;
            billable?: boolean;
            /** Format: uuid */
            vat_rate_id?: string | null;
            note?: string | null;
        };
        /** Crediting */
        Crediting: {
            /** @description Without it: all that is left of all lines. */
            lines?: {
                /** Format: uuid */
                line_id: string;
                quantity?: number;
                amount?: number;
            }[];
            note?: string | null;
        };
        /** CustomerFigures */
        CustomerFigures: {
            /** Format: date */
            as_of: string;
            /** @description ISO 4217, of all amounts. */
            currency: string;
            outstanding: components["schemas"]["CustomerOutstanding"] | null;
            work_in_progress: components["schemas"]["CustomerWork"] | null;
            projects: components["schemas"]["CustomerProjects"] | null;
            opportunities: components["schemas"]["CustomerOpportunities"] | null;
            /** @description What the caller may not see; these are null. */
            omitted: ("outstanding" | "work_in_progress" | "projects" | "opportunities")[];
        };
        /** CustomerOpportunities */
        CustomerOpportunities: {
            count: number;
            amount: number;
            weighted_amount: number;
            list: components["schemas"]["Link"];
        };
        /** CustomerOutstanding */
        CustomerOutstanding: {
            count: number;
            /** @description The open balance; what is to be given back is taken off. */
            amount: number;
            overdue_count: number;
            overdue_amount: number;
            /** @description Amounts in these are not added. */
            other_currencies: string[];
            list: components["schemas"]["Link"];
        };
        /** CustomerProjects */
        CustomerProjects: {
            count: number;
            list: components["schemas"]["Link"];
        };
        /** CustomerWork */
        CustomerWork: {
            /** @description Done and not invoiced; negative is invoiced ahead. */
            amount: number;
            list: components["schemas"]["Link"];
        };
        /** CustomField */
        CustomField: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            entity: "organization" | "person" | "project" | "service" | "sales" | "employee";
            key: string;
            label: string;
            /** @enum {string} */
            type: "text" | "long_text" | "number" | "date" | "boolean" | "select" | "multi_select" | "url";
            required: boolean;
            options: {
                value: string;
                label: string;
                position: number;
                is_active: boolean;
            }[];
            group: string | null;
            position: number;
            is_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** CustomFieldCreate */
        CustomFieldCreate: {
            /** @enum {string} */
            entity: "organization" | "person" | "project" | "service" | "sales" | "employee";
            key: string;
            label: string;
            /** @enum {string} */
            type: "text" | "long_text" | "number" | "date" | "boolean" | "select" | "multi_select" | "url";
            required?: boolean;
            options?: {
                value: string;
                label: string;
                position?: number;
                is_active?: boolean;
            }[];
            group?: string | null;
            position?: number;
            is_active?: boolean;
        };
        /** CustomFieldUpdate */
        CustomFieldUpdate: {
            label?: string;
            /** @enum {string} */
            type?: "text" | "long_text" | "number" | "date" | "boolean" | "select" | "multi_select" | "url";
            required?: boolean;
            options?: {
                value: string;
                label: string;
                position?: number;
                is_active?: boolean;
            }[];
            group?: string | null;
            position?: number;
            is_active?: boolean;
        };
        /** CustomFieldValue */
        CustomFieldValue: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            custom_field_id: string;
            /** @enum {string} */
            entity: "organization" | "person" | "project" | "service" | "sales" | "employee";
            key: string;
            /** Format: uuid */
            record_id: string;
            value: string | number | boolean | string[] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** CustomFieldValueSet */
        CustomFieldValueSet: {
            /** Format: uuid */
            custom_field_id: string;
            value: string | number | boolean | string[] | null;
        };
        /** DataExport */
        DataExport: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "everything" | "person";
            /** @enum {string|null} */
            subject_type: "person" | "employee" | "user" | null;
            /** Format: uuid */
            subject_id: string | null;
            subject_name: string | null;
            /**
             * Format: uuid
             * @description Who asked for it; nobody else can download it.
             */
            user_id: string;
            user_name: string;
            /** @description The files of documents are in it too. */
            has_files: boolean;
            /** @enum {string} */
            status: "waiting" | "running" | "ready" | "failed";
            rows_done: number;
            rows_total: number | null;
            size_bytes: number | null;
            downloads: number;
            /** @description Where it lies once it is ready. */
            download_path: string | null;
            /**
             * Format: date-time
             * @description It is removed then.
             */
            expires_at: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** DataExportCreate */
        DataExportCreate: {
            /** @enum {string} */
            subject_type?: "person" | "employee" | "user";
            /**
             * Format: uuid
             * @description Only what concerns this person.
             */
            subject_id?: string;
            /** @default false */
            has_files?: boolean;
            /**
             * @default semicolon
             * @enum {string}
             */
            separator?: "semicolon" | "comma";
            /**
             * @default nl
             * @enum {string}
             */
            language?: "nl" | "en";
        };
        /** DecidedOpportunities */
        DecidedOpportunities: {
            count: number;
            amount: number;
        };
        /** Delivery */
        Delivery: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            webhook_id: string;
            /** @description Where the webhook leads now. */
            webhook_url: string;
            /**
             * Format: uuid
             * @description The same on every attempt; receivers know repetitions by it.
             */
            event_id: string;
            kind: string;
            /**
             * Format: uuid
             * @description The record that the event is about.
             */
            record_id: string;
            /**
             * @description waiting = for its first or next attempt; failed = every attempt failed; withheld = the user of the webhook may not read this event (any more).
             * @enum {string}
             */
            status: "waiting" | "delivered" | "failed" | "withheld";
            /** @description In this round; sending again begins a new one. */
            attempts: number;
            /**
             * Format: date-time
             * @description While it waits; it can be later when the webhook is busy or off.
             */
            next_attempt_at: string | null;
            /** @description The HTTP status of the last attempt, if it was answered. */
            last_status: number | null;
            /** @description Why no answer came to the last attempt, or none that was whole. */
            last_error: string | null;
            /** Format: date-time */
            last_attempt_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** DeliveryAttempt */
        DeliveryAttempt: {
            /**
             * Format: uuid
             * @description As the header X-Service-Delivery says.
             */
            id: string;
            /** @description 1 to 10 within its round. */
            number: number;
            /** Format: date-time */
            at: string;
            duration_ms: number;
            url: string;
            request_headers: {
                [key: string]: string;
            };
            /** @description null when no answer came. */
            status: number | null;
            response_headers: {
                [key: string]: string;
            } | null;
            /** @description The first 1 KiB of the answer. Hidden together with the body of the request, which it may repeat. */
            response_body: string | null;
            /** @description Why no answer came, or none that was whole. */
            error: string | null;
        };
        /** DeliveryDetail */
        DeliveryDetail: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            webhook_id: string;
            /** @description Where the webhook leads now. */
            webhook_url: string;
            /**
             * Format: uuid
             * @description The same on every attempt; receivers know repetitions by it.
             */
            event_id: string;
            kind: string;
            /**
             * Format: uuid
             * @description The record that the event is about.
             */
            record_id: string;
            /**
             * @description waiting = for its first or next attempt; failed = every attempt failed; withheld = the user of the webhook may not read this event (any more).
             * @enum {string}
             */
            status: "waiting" | "delivered" | "failed" | "withheld";
            /** @description In this round; sending again begins a new one. */
            attempts: number;
            /**
             * Format: date-time
             * @description While it waits; it can be later when the webhook is busy or off.
             */
            next_attempt_at: string | null;
            /** @description The HTTP status of the last attempt, if it was answered. */
            last_status: number | null;
            /** @description Why no answer came to the last attempt, or none that was whole. */
            last_error: string | null;
            /** Format: date-time */
            last_attempt_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            request: {
                /** @description Where the next attempt goes; each attempt tells where it went. */
                url: string;
                /** @description Exactly what is sent and signed. null when you may not read what the event is about. */
                body: string | null;
            };
            /** @description Every attempt of every round, the oldest first. */
            attempt_log: components["schemas"]["DeliveryAttempt"][];
        };
        /** Document */
        Document: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "invoice_pdf" | "invoice_ubl" | "quote_pdf" | "purchase_invoice" | "attachment";
            name: string;
            mime_type: string;
            size_bytes: number;
            sha256: string;
            /** Format: uuid */
            organization_id: string | null;
            /** Format: uuid */
            person_id: string | null;
            /** Format: uuid */
            project_id: string | null;
            /** Format: uuid */
            sales_id: string | null;
            /** Format: uuid */
            invoice_id: string | null;
            /** Format: uuid */
            quote_id: string | null;
            /** Format: uuid */
            purchase_invoice_id: string | null;
            /** Format: uuid */
            uploaded_by_employee_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: uri
             * @description Opens the file without a key, until it expires.
             */
            download_url: string;
            /** Format: date-time */
            download_expires_at: string;
        };
        /** DraftCreate */
        DraftCreate: {
            /** Format: uuid */
            company_profile_id?: string;
            /** Format: uuid */
            organization_id?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            subject?: string | null;
            reference?: string | null;
            /**
             * Format: date
             * @description The day it should bear; null is the day it becomes final.
             */
            invoice_date?: string | null;
            payment_term_days?: number;
            /** Format: date */
            period_start?: string | null;
            /** Format: date */
            period_end?: string | null;
            /** @enum {string} */
            language?: "nl" | "en" | "de" | "fr";
            note?: string | null;
        };
        /** DraftUpdate */
        DraftUpdate: {
            /** Format: uuid */
            organization_id?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            subject?: string | null;
            reference?: string | null;
            /**
             * Format: date
             * @description The day it should bear; null is the day it becomes final.
             */
            invoice_date?: string | null;
            payment_term_days?: number;
            /** Format: date */
            period_start?: string | null;
            /** Format: date */
            period_end?: string | null;
            /** @enum {string} */
            language?: "nl" | "en" | "de" | "fr";
            note?: string | null;
        };
        /** Employee */
        Employee: {
            /** Format: uuid */
            id: string;
            employee_number: string | null;
            /** Format: uuid */
            person_id: string | null;
            /** Format: uuid */
            user_id: string | null;
            first_name: string | null;
            last_name: string;
            full_name: string;
            email: string | null;
            phone: string | null;
            job_title: string | null;
            /**
             * @description By the dates of employment, unless deactivated by hand.
             * @enum {string}
             */
            status: "active" | "inactive";
            /** Format: date */
            employment_start: string | null;
            /** Format: date */
            employment_end: string | null;
            /**
             * Format: uuid
             * @description Who decides on leave.
             */
            manager_employee_id: string | null;
            manager_employee_name: string | null;
            team_ids: string[];
            /** Format: uuid */
            company_profile_id: string;
            /** @description What an hour is sold for today. */
            hourly_rate: number | null;
            /** @description What an hour costs today. */
            cost_rate?: number | null;
            /** @description Of the contract of today. */
            weekly_minutes: number | null;
            /** @description Null is that of the environment. */
            time_zone: string | null;
            custom_fields: {
                [key: string]: unknown;
            };
            /** @description Fields that are left out because a right is missing. */
            omitted_fields?: string[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** EmployeeCapacity */
        EmployeeCapacity: {
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
            days: components["schemas"]["CapacityDay"][];
            totals: components["schemas"]["CapacityMinutes"];
        };
        /** EmployeeCreate */
        EmployeeCreate: {
            employee_number?: string | null;
            /** Format: uuid */
            user_id?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            first_name?: string | null;
            last_name: string;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            job_title?: string | null;
            /** Format: date */
            employment_start?: string | null;
            /** Format: date */
            employment_end?: string | null;
            /** Format: uuid */
            manager_employee_id?: string | null;
            team_ids?: string[];
            /** Format: uuid */
            company_profile_id?: string;
            time_zone?: string | null;
        };
        /** EmployeeDetail */
        EmployeeDetail: {
            /** Format: uuid */
            id: string;
            employee_number: string | null;
            /** Format: uuid */
            person_id: string | null;
            /** Format: uuid */
            user_id: string | null;
            first_name: string | null;
            last_name: string;
            full_name: string;
            email: string | null;
            phone: string | null;
            job_title: string | null;
            /**
             * @description By the dates of employment, unless deactivated by hand.
             * @enum {string}
             */
            status: "active" | "inactive";
            /** Format: date */
            employment_start: string | null;
            /** Format: date */
            employment_end: string | null;
            /**
             * Format: uuid
             * @description Who decides on leave.
             */
            manager_employee_id: string | null;
            manager_employee_name: string | null;
            team_ids: string[];
            /** Format: uuid */
            company_profile_id: string;
            /** @description What an hour is sold for today. */
            hourly_rate: number | null;
            /** @description What an hour costs today. */
            cost_rate?: number | null;
            /** @description Of the contract of today. */
            weekly_minutes: number | null;
            /** @description Null is that of the environment. */
            time_zone: string | null;
            custom_fields: {
                [key: string]: unknown;
            };
            /** @description Fields that are left out because a right is missing. */
            omitted_fields?: string[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            contracts: components["schemas"]["Contract"][];
            rates: components["schemas"]["EmployeeRate"][];
            teams: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: date */
                since: string;
            }[];
        };
        /** EmployeeRate */
        EmployeeRate: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
            /** @enum {string} */
            kind: "sales" | "cost";
            hourly_rate: number;
            /** Format: date */
            valid_from: string;
            /** Format: date */
            valid_to: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** EmployeeRateCreate */
        EmployeeRateCreate: {
            /** Format: uuid */
            employee_id: string;
            /** @enum {string} */
            kind: "sales" | "cost";
            hourly_rate: number;
            /** Format: date */
            valid_from: string;
        };
        /** EmployeeRateUpdate */
        EmployeeRateUpdate: {
            hourly_rate?: number;
            /** Format: date */
            valid_from?: string;
        };
        /** EmployeeUpdate */
        EmployeeUpdate: {
            employee_number?: string | null;
            /** Format: uuid */
            user_id?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            first_name?: string | null;
            last_name?: string;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            job_title?: string | null;
            /** Format: date */
            employment_start?: string | null;
            /** Format: date */
            employment_end?: string | null;
            /** Format: uuid */
            manager_employee_id?: string | null;
            team_ids?: string[];
            /** Format: uuid */
            company_profile_id?: string;
            time_zone?: string | null;
        };
        /** Environment */
        Environment: {
            /** Format: uuid */
            id: string;
            slug: string;
            name: string;
            time_zone: string;
            project_number_format: string;
            /** @description Whether accepting a quote wins its opportunity. */
            accepted_quote_wins: boolean;
            /** @description The year from which leave is counted. */
            leave_since: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** EnvironmentUpdate */
        EnvironmentUpdate: {
            name?: string;
            time_zone?: string;
            project_number_format?: string;
            accepted_quote_wins?: boolean;
            leave_since?: number;
        };
        /** Erasure */
        Erasure: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Who erased.
             */
            user_id: string;
            user_name: string;
            /** Format: uuid */
            person_id: string | null;
            /** Format: uuid */
            employee_id: string | null;
            /** Format: uuid */
            account_id: string | null;
            erased: {
                key: string;
                count: number;
            }[];
            kept: {
                key: string;
                count: number;
                /** @enum {string|null} */
                reason: "tax" | "wages" | "agreement" | "leave" | "work" | "free_text" | null;
            }[];
            /** @description How many entries of the audit lost what they told of this person. */
            audit_entries: number | null;
            /**
             * Format: date-time
             * @description When the audit had forgotten it too.
             */
            cleaned_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** FirstRun */
        FirstRun: {
            /** @description As the server printed it when it started. */
            set_up_code: string;
            environment_name: string;
            name: string;
            /** Format: email */
            email: string;
            password: string;
        };
        /** HolidaysFill */
        HolidaysFill: {
            year: number;
            /** @enum {string} */
            country: "NL" | "BE" | "DE" | "FR";
        };
        /** HolidaysReplace */
        HolidaysReplace: {
            years: number[];
            holidays: {
                /** Format: date */
                date: string;
                name: string;
                /** @default false */
                half_day?: boolean;
            }[];
        };
        /** Home */
        Home: {
            /** Format: date */
            as_of: string;
            /** @description ISO 4217, of all amounts. */
            currency: string;
            /** Format: uuid */
            employee_id: string | null;
            hours: components["schemas"]["HomeOwnHours"] | null;
            /** @description The ten that are due first, of those due today or earlier. */
            tasks: components["schemas"]["HomeTask"][];
            /** @description Own ones with a budget, the ten of which most is used. Own is what one manages, booked on or is planned on. */
            projects: components["schemas"]["HomeProject"][];
            /** @description The ten that come first. */
            leave: components["schemas"]["HomeLeave"][];
            /** @description Everything the caller can act on, also where there is none of it. */
            todo: components["schemas"]["HomeEntry"][];
            /** @description Left out for want of a right, or because the caller is no employee. */
            omitted: ("tasks_overdue" | "tasks_due_today" | "hours_unsubmitted" | "hours_rejected" | "projects_over_budget" | "projects_near_budget" | "leave_upcoming" | "hours_to_approve" | "project_hours_to_approve" | "people_not_submitted" | "leave_to_decide" | "purchase_invoices_to_approve" | "invoices_to_finalise" | "invoices_overdue" | "quotes_unanswered" | "sales_overdue")[];
        };
        /** HomeEntry */
        HomeEntry: {
            /** @enum {string} */
            kind: "tasks_overdue" | "tasks_due_today" | "hours_unsubmitted" | "hours_rejected" | "projects_over_budget" | "projects_near_budget" | "leave_upcoming" | "hours_to_approve" | "project_hours_to_approve" | "people_not_submitted" | "leave_to_decide" | "purchase_invoices_to_approve" | "invoices_to_finalise" | "invoices_overdue" | "quotes_unanswered" | "sales_overdue";
            /** @description Of the rows that list shows. */
            count: number;
            /** @description Of hours and leave. */
            minutes: number | null;
            /** @description In the currency of the answer; null where no money is meant. */
            amount: number | null;
            /** @description Amounts in these are not added. */
            other_currencies: string[];
            /** @description Whose hours, leave or week it is; at most 100. */
            people: components["schemas"]["HomePerson"][];
            list: components["schemas"]["Link"];
        };
        /** HomeHours */
        HomeHours: {
            /** @description Of the rows that list shows. */
            entries: number;
            minutes: number;
            /** @description By the contract, less holidays, leave and absence. */
            expected_minutes: number;
            list: components["schemas"]["Link"];
        };
        /** HomeLeave */
        HomeLeave: {
            /** Format: uuid */
            id: string;
            leave_type_name: string;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
            minutes: number;
            /** @enum {string} */
            status: "requested" | "approved";
        };
        /**
         * HomeOwnHours
         * @description Null for whoever is no employee or may not read hours.
         */
        HomeOwnHours: {
            today: components["schemas"]["HomeHours"];
            week: components["schemas"]["HomeHours"];
            /** @description Days of the last four weeks and of this one. */
            unfinished: components["schemas"]["UnfinishedDay"][];
        };
        /** HomePerson */
        HomePerson: {
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
            count: number;
            minutes: number;
            list: components["schemas"]["Link"];
        };
        /** HomeProject */
        HomeProject: {
            /** Format: uuid */
            project_id: string;
            project_number: string;
            project_name: string;
            organization_name: string | null;
            budget_minutes: number | null;
            spent_minutes: number;
            budget_minutes_used_percentage: number | null;
            budget_amount: number | null;
            /** @description The value of billable hours and costs. */
            used_amount: number;
            budget_amount_used_percentage: number | null;
            /** @enum {string|null} */
            signal: "over_budget" | "near_budget" | null;
        };
        /** HomeTask */
        HomeTask: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            project_id: string;
            project_name: string;
            /** @enum {string} */
            status: "open" | "in_progress";
            /** @enum {string} */
            priority: "low" | "normal" | "high";
            /** Format: date */
            due_date: string;
            is_overdue: boolean;
        };
        /** Hours */
        Hours: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
            /** Format: uuid */
            project_id: string | null;
            project_name: string | null;
            /** Format: uuid */
            service_id: string | null;
            service_name: string | null;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            hour_type_id: string | null;
            hour_type_name: string | null;
            /** Format: date-time */
            start_at: string;
            /** Format: date-time */
            end_at: string;
            /** Format: date */
            date: string;
            minutes: number;
            note: string | null;
            billable: boolean;
            hourly_rate: number | null;
            amount: number | null;
            /** @enum {string} */
            rate_source: "service_hour_type_employee" | "service_employee" | "service_hour_type" | "service" | "employee" | "hour_type" | "none";
            cost_rate?: number | null;
            cost_amount?: number | null;
            /** @enum {string} */
            approval_status: "not_required" | "open" | "submitted" | "approved" | "rejected";
            approval_note: string | null;
            /** @enum {string} */
            invoice_status: "not_billable" | "included" | "to_invoice" | "on_draft" | "invoiced" | "written_off";
            write_off_reason: string | null;
            /** Format: uuid */
            invoice_id: string | null;
            /** Format: uuid */
            invoice_line_id: string | null;
            locked: boolean;
            /** @enum {string|null} */
            lock_reason: "invoiced" | "draft_invoice" | "approved" | "period_closed" | "written_off" | null;
            /** @enum {string} */
            source: "app" | "api" | "import";
            /** @description Fields that are left out because a right is missing. */
            omitted_fields?: string[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** HoursChoice */
        HoursChoice: {
            ids: string[];
        };
        /** HoursChoiceWithReason */
        HoursChoiceWithReason: {
            ids: string[];
            reason: string;
        };
        /** HoursCreate */
        HoursCreate: {
            /** Format: uuid */
            employee_id: string;
            /** Format: uuid */
            project_id?: string | null;
            /** Format: uuid */
            service_id?: string | null;
            /** Format: uuid */
            hour_type_id?: string | null;
            /** Format: date-time */
            start_at: string;
            minutes: number;
            note?: string | null;
            /** @default true */
            billable?: boolean;
        };
        /** HoursDeletion */
        HoursDeletion: {
            ids: string[];
        };
        /** HoursRelease */
        HoursRelease: {
            hours_ids: string[];
        };
        /** HoursSubmission */
        HoursSubmission: {
            /** Format: uuid */
            employee_id: string;
            /** Format: date */
            date_from: string;
            /** Format: date */
            date_to: string;
        };
        /** HoursSummary */
        HoursSummary: {
            /** Format: date */
            as_of: string;
            /** @description Of all rows, those beyond the limit as well; so are the totals. */
            count: number;
            /** @description Whether there are more rows behind these. */
            truncated: boolean;
            /** @description Where they begin. */
            next_offset: number | null;
            /** @description ISO 4217, of all amounts. */
            currency: string;
            totals: components["schemas"]["HoursSummaryFigures"];
            rows: components["schemas"]["HoursSummaryRow"][];
        };
        /** HoursSummaryFigures */
        HoursSummaryFigures: {
            minutes: number;
            /** @description What can be billed; work without a customer cannot. */
            billable_minutes: number;
            non_billable_minutes: number;
            invoiced_minutes: number;
            /** @description Waiting for their invoice, those on a draft as well. */
            to_invoice_minutes: number;
            /** @description The value of the billable hours that have a rate. */
            amount: number;
        };
        /** HoursSummaryRow */
        HoursSummaryRow: {
            /** Format: uuid */
            employee_id?: string | null;
            employee_name?: string | null;
            /** Format: uuid */
            team_id?: string | null;
            team_name?: string | null;
            /** Format: uuid */
            project_id?: string | null;
            project_number?: string | null;
            project_name?: string | null;
            /** Format: uuid */
            service_id?: string | null;
            service_name?: string | null;
            /** Format: uuid */
            organization_id?: string | null;
            organization_name?: string | null;
            /** Format: uuid */
            hour_type_id?: string | null;
            hour_type_name?: string | null;
            /** Format: date */
            day?: string;
            /** @description By ISO 8601, such as 2026-W07. */
            week?: string;
            /** @description Such as 2026-02. */
            month?: string;
            minutes: number;
            /** @description What can be billed; work without a customer cannot. */
            billable_minutes: number;
            non_billable_minutes: number;
            invoiced_minutes: number;
            /** @description Waiting for their invoice, those on a draft as well. */
            to_invoice_minutes: number;
            /** @description The value of the billable hours that have a rate. */
            amount: number;
        };
        /** HoursUpdate */
        HoursUpdate: {
            /** Format: uuid */
            employee_id?: string;
            /** Format: uuid */
            project_id?: string | null;
            /** Format: uuid */
            service_id?: string | null;
            /** Format: uuid */
            hour_type_id?: string | null;
            /** Format: date-time */
            start_at?: string;
            minutes?: number;
            note?: string | null;
            billable?: boolean;
        };
        /** HourType */
        HourType: {
            /** Format: uuid */
            id: string;
            name: string;
            code: string | null;
            hourly_rate: number | null;
            rates: {
                /** Format: date */
                valid_from: string;
                hourly_rate: number;
            }[];
            billable_default: boolean;
            color: string | null;
            position: number;
            is_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** HourTypeCreate */
        HourTypeCreate: {
            name: string;
            code?: string | null;
            hourly_rate?: number | null;
            rates?: {
                /** Format: date */
                valid_from: string;
                hourly_rate: number;
            }[];
            billable_default?: boolean;
            color?: string | null;
            position?: number;
            is_active?: boolean;
        };
        /** HourTypeUpdate */
        HourTypeUpdate: {
            name?: string;
            code?: string | null;
            hourly_rate?: number | null;
            rates?: {
                /** Format: date */
                valid_from: string;
                hourly_rate: number;
            }[];
            billable_default?: boolean;
            color?: string | null;
            position?: number;
            is_active?: boolean;
        };
        /** Import */
        Import: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "organization" | "person" | "project" | "hours" | "employee";
            file_name: string;
            file_bytes: number;
            /** @enum {string} */
            status: "reading" | "mapping" | "checking" | "checked" | "running" | "done" | "cancelled" | "undoing" | "undone" | "failed";
            allowed_actions: ("map" | "check" | "run" | "cancel" | "undo" | "delete")[];
            /** Format: uuid */
            user_id: string;
            user_name: string;
            row_count: number;
            /** @description Of the present step. */
            rows_done: number;
            rows_per_second: number | null;
            /** @description Of a check: what would be made. */
            made_count: number;
            skipped_count: number;
            failed_count: number;
            undone_count: number;
            /** @description What could not be taken back. */
            left_count: number;
            /** @description Why it failed as a whole. */
            error: string | null;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            ended_at: string | null;
            file_format: components["schemas"]["ImportFormat"] | null;
            /** @description The headings. */
            columns: string[];
            /** @description The first rows. */
            preview: (string | number | boolean | null)[][];
            /**
             * @description Which column holds a field; the first is 0.
             * @example {
             *       "name": 0
             *     }
             */
            mapping: {
                [key: string]: number;
            };
            /**
             * @description comma reads 1.234,56 and point reads 1,234.56.
             * @enum {string}
             */
            decimal_mark: "comma" | "point";
            /**
             * @description Which of 3-4-2026 is the day; 2026-04-03 is always read.
             * @enum {string}
             */
            day_order: "dmy" | "mdy";
            /**
             * @description What happens to a row that is there already, or twice in the file. One whose reference is known is never made again.
             * @enum {string}
             */
            duplicates: "skip" | "make";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** ImportFormat */
        ImportFormat: {
            /** @enum {string} */
            type: "csv" | "xlsx";
            separator?: string;
            encoding?: string;
            /** @enum {string|null} */
            preset?: "simplicate" | null;
        };
        /** ImportKind */
        ImportKind: {
            /** @enum {string} */
            kind: "organization" | "person" | "project" | "hours" | "employee";
            fields: {
                name: string;
                /** @enum {string} */
                reads: "text" | "day" | "time" | "duration" | "amount" | "integer" | "flag" | "choice" | "reference";
                required: boolean;
                refers: string | null;
            }[];
        };
        /** ImportRemark */
        ImportRemark: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            import_id: string;
            /** @description As a spreadsheet counts: the headings are row 1. */
            row_number: number;
            /** @enum {string} */
            outcome: "failed" | "skipped" | "left";
            column_name: string | null;
            field: string | null;
            value: string | null;
            code: string;
            message: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** ImportUpdate */
        ImportUpdate: {
            /**
             * @description Which column holds a field; the first is 0.
             * @example {
             *       "name": 0
             *     }
             */
            mapping?: {
                [key: string]: number;
            };
            /**
             * @description comma reads 1.234,56 and point reads 1,234.56.
             * @enum {string}
             */
            decimal_mark?: "comma" | "point";
            /**
             * @description Which of 3-4-2026 is the day; 2026-04-03 is always read.
             * @enum {string}
             */
            day_order?: "dmy" | "mdy";
            /**
             * @description What happens to a row that is there already, or twice in the file. One whose reference is known is never made again.
             * @enum {string}
             */
            duplicates?: "skip" | "make";
        };
        /** Installment */
        Installment: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            service_id: string;
            service_name: string;
            /** Format: uuid */
            project_id: string;
            project_name: string;
            name: string;
            /** @description Of the price, which the amount then follows until it is invoiced. */
            percentage: number | null;
            amount: number;
            /** Format: date */
            planned_date: string | null;
            position: number;
            /** @enum {string} */
            status: "planned" | "ready" | "on_draft" | "invoiced";
            /** Format: uuid */
            invoice_id: string | null;
            /** Format: uuid */
            invoice_line_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** InstallmentCreate */
        InstallmentCreate: {
            /** Format: uuid */
            service_id: string;
            name: string;
            percentage?: number | null;
            amount?: number;
            /** Format: date */
            planned_date?: string | null;
            position?: number;
        };
        /** InstallmentUpdate */
        InstallmentUpdate: {
            name?: string;
            percentage?: number | null;
            amount?: number;
            /** Format: date */
            planned_date?: string | null;
            position?: number;
        };
        /** Invoice */
        Invoice: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "invoice" | "credit_note";
            /** @enum {string} */
            status: "draft" | "finalised";
            /** @description What can be done with it now. */
            allowed_actions: ("change" | "delete" | "finalize" | "send" | "pay" | "remind" | "credit" | "rebill" | "write_off" | "undo_write_off")[];
            /** @description null until it is finalised. */
            number: string | null;
            /** @description Its place in the series, without a gap. */
            sequence_number: number | null;
            /** @enum {string|null} */
            payment_status: "unpaid" | "partially_paid" | "paid" | "overpaid" | "credited" | "written_off" | null;
            /** @description Something is owed and the due date has passed. */
            is_overdue: boolean;
            /** Format: uuid */
            company_profile_id: string;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            project_ids: string[];
            subject: string | null;
            reference: string | null;
            /** Format: date */
            invoice_date: string | null;
            payment_term_days: number;
            /** Format: date */
            due_date: string | null;
            /** Format: date */
            period_start: string | null;
            /** Format: date */
            period_end: string | null;
            currency: string;
            /** @enum {string} */
            language: "nl" | "en" | "de" | "fr";
            /** @description Amounts of a credit note are negative. */
            total_excl_vat: number;
            total_vat: number;
            total_incl_vat: number;
            vat_breakdown: components["schemas"]["VatGroup"][];
            paid_amount: number;
            /** @description Set off by credit notes; of a credit note, what it set off, negative. */
            credited_amount: number;
            /** @description Still owed: the total less paid, credited and written off. Negative is owed to the customer. */
            outstanding_amount: number;
            billing: components["schemas"]["InvoiceBilling"];
            seller: components["schemas"]["InvoiceSeller"];
            note: string | null;
            /**
             * Format: uuid
             * @description Of a credit note: the invoice it credits.
             */
            credited_invoice_id: string | null;
            credit_note_ids: string[];
            /** Format: date-time */
            finalised_at: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /** @enum {string|null} */
            sent_via: "email" | "peppol" | "post" | "manual" | null;
            /** Format: date-time */
            paid_at: string | null;
            write_off_reason: string | null;
            /**
             * Format: uuid
             * @description Its PDF, made shortly after it was finalised.
             */
            document_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /**
         * InvoiceBilling
         * @description The customer; as it was when the invoice was finalised.
         */
        InvoiceBilling: {
            name: string;
            attention: string | null;
            address: {
                line1: string | null;
                postal_code: string | null;
                locality: string | null;
                country: string | null;
            } | null;
            vat_number: string | null;
            coc_code: string | null;
            email: string | null;
            peppol_id: string | null;
        };
        /** InvoiceCheck */
        InvoiceCheck: {
            /** @description What keeps it from becoming final; empty when nothing does. */
            errors: components["schemas"]["InvoiceRemark"][];
            /** @description What somebody should look at before. */
            warnings: components["schemas"]["InvoiceRemark"][];
        };
        /** InvoiceDetail */
        InvoiceDetail: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "invoice" | "credit_note";
            /** @enum {string} */
            status: "draft" | "finalised";
            /** @description What can be done with it now. */
            allowed_actions: ("change" | "delete" | "finalize" | "send" | "pay" | "remind" | "credit" | "rebill" | "write_off" | "undo_write_off")[];
            /** @description null until it is finalised. */
            number: string | null;
            /** @description Its place in the series, without a gap. */
            sequence_number: number | null;
            /** @enum {string|null} */
            payment_status: "unpaid" | "partially_paid" | "paid" | "overpaid" | "credited" | "written_off" | null;
            /** @description Something is owed and the due date has passed. */
            is_overdue: boolean;
            /** Format: uuid */
            company_profile_id: string;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            project_ids: string[];
            subject: string | null;
            reference: string | null;
            /** Format: date */
            invoice_date: string | null;
            payment_term_days: number;
            /** Format: date */
            due_date: string | null;
            /** Format: date */
            period_start: string | null;
            /** Format: date */
            period_end: string | null;
            currency: string;
            /** @enum {string} */
            language: "nl" | "en" | "de" | "fr";
            /** @description Amounts of a credit note are negative. */
            total_excl_vat: number;
            total_vat: number;
            total_incl_vat: number;
            vat_breakdown: components["schemas"]["VatGroup"][];
            paid_amount: number;
            /** @description Set off by credit notes; of a credit note, what it set off, negative. */
            credited_amount: number;
            /** @description Still owed: the total less paid, credited and written off. Negative is owed to the customer. */
            outstanding_amount: number;
            billing: components["schemas"]["InvoiceBilling"];
            seller: components["schemas"]["InvoiceSeller"];
            note: string | null;
            /**
             * Format: uuid
             * @description Of a credit note: the invoice it credits.
             */
            credited_invoice_id: string | null;
            credit_note_ids: string[];
            /** Format: date-time */
            finalised_at: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /** @enum {string|null} */
            sent_via: "email" | "peppol" | "post" | "manual" | null;
            /** Format: date-time */
            paid_at: string | null;
            write_off_reason: string | null;
            /**
             * Format: uuid
             * @description Its PDF, made shortly after it was finalised.
             */
            document_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            lines: components["schemas"]["InvoiceLine"][];
            payments: components["schemas"]["Payment"][];
        };
        /** InvoiceLine */
        InvoiceLine: {
            /** Format: uuid */
            id: string;
            position: number;
            /** @enum {string} */
            kind: "hours" | "cost" | "installment" | "subscription" | "manual" | "text";
            description: string;
            /** @description Up to 6 decimals; hours are minutes / 60. */
            quantity: number | null;
            /**
             * @example hour
             * @example piece
             * @example month
             * @example day
             * @example km
             */
            unit: string | null;
            /** @description Excluding VAT, up to 4 decimals. */
            unit_price: number | null;
            discount_percentage: number;
            /** @description Excluding VAT. Of hours it is computed from the minutes, rounded once. */
            amount: number;
            /** Format: uuid */
            vat_rate_id: string | null;
            /** @enum {string|null} */
            vat_category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
            vat_percentage: number | null;
            exemption_reason: string | null;
            /** Format: uuid */
            project_id: string | null;
            project_name: string | null;
            /** Format: uuid */
            service_id: string | null;
            service_name: string | null;
            /** Format: uuid */
            hour_type_id: string | null;
            hour_type_name: string | null;
            /** Format: uuid */
            installment_id: string | null;
            /** Format: uuid */
            cost_id: string | null;
            /** Format: date */
            period_start: string | null;
            /** Format: date */
            period_end: string | null;
            hours_count: number | null;
            hours_minutes: number | null;
            /** Format: uuid */
            credited_line_id: string | null;
        };
        /** InvoiceLineCreate */
        InvoiceLineCreate: {
            /** Format: uuid */
            invoice_id: string;
            /** @enum {string} */
            kind: "manual" | "text";
            description: string;
            quantity?: number;
            unit?: string | null;
            unit_price?: number;
            discount_percentage?: number;
            /** Format: uuid */
            vat_rate_id?: string | null;
            position?: number;
            /** Format: uuid */
            project_id?: string | null;
            /** Format: uuid */
            service_id?: string | null;
        };
        /** InvoiceLineUpdate */
        InvoiceLineUpdate: {
            description?: string;
            quantity?: number;
            unit?: string | null;
            unit_price?: number;
            discount_percentage?: number;
            /** Format: uuid */
            vat_rate_id?: string | null;
            position?: number;
        };
        /** InvoiceMarkSent */
        InvoiceMarkSent: {
            /**
             * @default manual
             * @enum {string}
             */
            via?: "email" | "peppol" | "post" | "manual";
        };
        /** InvoiceRemark */
        InvoiceRemark: {
            pointer: string;
            code: string;
            message: string;
        };
        /** InvoiceRemind */
        InvoiceRemind: {
            /** Format: email */
            to?: string;
            subject?: string;
            message?: string;
        };
        /**
         * InvoiceSeller
         * @description The company profile; as it was when the invoice was finalised.
         */
        InvoiceSeller: {
            name: string;
            legal_name: string;
            coc_code: string | null;
            vat_number: string | null;
            iban: string | null;
            bic: string | null;
            address: {
                line1: string | null;
                postal_code: string | null;
                locality: string | null;
                country: string | null;
            } | null;
            email: string | null;
            phone: string | null;
            url: string | null;
        };
        /** InvoiceSend */
        InvoiceSend: {
            /** Format: email */
            to?: string;
            subject?: string;
            message?: string;
        };
        /** InvoiceWriteOff */
        InvoiceWriteOff: {
            reason: string;
        };
        /**
         * KindPattern
         * @description A kind of event, all kinds of a resource such as `hours.*`, or `*` for all that one may read.
         * @enum {string}
         */
        KindPattern: "*" | "organization.*" | "person.*" | "contactrole.*" | "note.*" | "project.*" | "service.*" | "task.*" | "hours.*" | "invoice.*" | "payment.*" | "installment.*" | "purchaseinvoice.*" | "cost.*" | "sales.*" | "quote.*" | "employee.*" | "leave.*" | "absence.*" | "contract.*" | "team.*" | "planning.*" | "document.*" | "webhook.*" | "organization.created" | "organization.updated" | "organization.deleted" | "person.created" | "person.updated" | "person.deleted" | "contactrole.created" | "contactrole.updated" | "contactrole.deleted" | "note.created" | "note.updated" | "note.deleted" | "project.created" | "project.updated" | "project.deleted" | "project.closed" | "project.archived" | "project.reopened" | "project.budget_exceeded" | "service.created" | "service.updated" | "service.deleted" | "service.closed" | "task.created" | "task.updated" | "task.deleted" | "task.completed" | "hours.created" | "hours.updated" | "hours.deleted" | "hours.submitted" | "hours.approved" | "hours.rejected" | "hours.locked" | "hours.unlocked" | "invoice.created" | "invoice.updated" | "invoice.deleted" | "invoice.finalised" | "invoice.sent" | "invoice.overdue" | "invoice.paid" | "invoice.credited" | "payment.created" | "installment.created" | "installment.updated" | "installment.deleted" | "installment.ready" | "purchaseinvoice.created" | "purchaseinvoice.updated" | "purchaseinvoice.deleted" | "purchaseinvoice.approved" | "purchaseinvoice.rejected" | "purchaseinvoice.paid" | "cost.created" | "cost.updated" | "cost.deleted" | "sales.created" | "sales.updated" | "sales.deleted" | "sales.stage_changed" | "sales.won" | "sales.lost" | "sales.reopened" | "quote.created" | "quote.updated" | "quote.deleted" | "quote.sent" | "quote.accepted" | "quote.declined" | "quote.expired" | "employee.created" | "employee.updated" | "employee.deactivated" | "leave.created" | "leave.updated" | "leave.approved" | "leave.rejected" | "leave.cancelled" | "absence.created" | "absence.updated" | "absence.closed" | "contract.created" | "contract.updated" | "contract.deleted" | "team.created" | "team.updated" | "team.deleted" | "planning.created" | "planning.updated" | "planning.deleted" | "planning.conflict" | "document.created" | "document.deleted" | "webhook.ping";
        /** Leave */
        Leave: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
            /** Format: uuid */
            leave_type_id: string;
            leave_type_name: string;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
            /** @description What it takes from the balance: the sum of its days. */
            minutes: number;
            /**
             * @description What is rejected or cancelled stays so; approved can be cancelled.
             * @enum {string}
             */
            status: "requested" | "approved" | "rejected" | "cancelled";
            note: string | null;
            decision_note: string | null;
            /** Format: uuid */
            decided_by_employee_id: string | null;
            decided_by_employee_name: string | null;
            /** Format: date-time */
            decided_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** LeaveAdjustment */
        LeaveAdjustment: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
            /** Format: uuid */
            leave_type_id: string;
            leave_type_name: string;
            year: number;
            minutes: number;
            reason: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** LeaveAdjustmentCreate */
        LeaveAdjustmentCreate: {
            /** Format: uuid */
            employee_id: string;
            /** Format: uuid */
            leave_type_id: string;
            year: number;
            /** @description Not 0; negative takes away. */
            minutes: number;
            reason: string;
        };
        /** LeaveBalance */
        LeaveBalance: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
            /** Format: uuid */
            leave_type_id: string;
            leave_type_name: string;
            year: number;
            /** @description From the contracts of the year. */
            entitled_minutes: number;
            /** @description What the year before left; negative is what it owes. */
            carried_over_minutes: number;
            /** @description Booked by hand; may be negative. */
            adjustment_minutes: number;
            /** @description Lapsed in this year. */
            expired_minutes: number;
            /** @description Approved, up to today. */
            taken_minutes: number;
            /** @description Approved, after today. */
            planned_minutes: number;
            requested_minutes: number;
            /** @description entitled + carried over + adjustment - expired - taken - planned. */
            balance_minutes: number;
            /** @description balance - requested. */
            available_minutes: number;
            /**
             * Format: date
             * @description The first day on which what this year accrued is no longer there.
             */
            expires_on: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** LeaveBalanceUpdate */
        LeaveBalanceUpdate: {
            /** Format: date */
            expires_on?: string | null;
        };
        /** LeaveCreate */
        LeaveCreate: {
            /** Format: uuid */
            employee_id: string;
            /** Format: uuid */
            leave_type_id: string;
            /** Format: date */
            start_date: string;
            /**
             * Format: date
             * @description The last day; at most 366 days in all.
             */
            end_date: string;
            /** @description Only for a part of a single day; otherwise it follows from the schedule. */
            minutes?: number;
            note?: string | null;
        };
        /** LeaveDay */
        LeaveDay: {
            /** Format: date */
            date: string;
            minutes: number;
            /**
             * @description Whoever may not see the absence reads not_scheduled instead of absence.
             * @enum {string|null}
             */
            excluded_reason: "holiday" | "not_scheduled" | "absence" | null;
        };
        /** LeaveDetail */
        LeaveDetail: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
            /** Format: uuid */
            leave_type_id: string;
            leave_type_name: string;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
            /** @description What it takes from the balance: the sum of its days. */
            minutes: number;
            /**
             * @description What is rejected or cancelled stays so; approved can be cancelled.
             * @enum {string}
             */
            status: "requested" | "approved" | "rejected" | "cancelled";
            note: string | null;
            decision_note: string | null;
            /** Format: uuid */
            decided_by_employee_id: string | null;
            decided_by_employee_name: string | null;
            /** Format: date-time */
            decided_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            days: components["schemas"]["LeaveDay"][];
        };
        /** LeaveType */
        LeaveType: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            kind: "statutory" | "extra" | "time_off_in_lieu" | "special" | "unpaid";
            affects_balance: boolean;
            is_paid: boolean;
            requires_approval: boolean;
            allow_negative: boolean;
            expires_after_months: number | null;
            deduct_order: number;
            color: string | null;
            position: number;
            is_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** LeaveTypeCreate */
        LeaveTypeCreate: {
            name: string;
            /** @enum {string} */
            kind: "statutory" | "extra" | "time_off_in_lieu" | "special" | "unpaid";
            affects_balance?: boolean;
            is_paid?: boolean;
            requires_approval?: boolean;
            allow_negative?: boolean;
            /** @description Counted from the end of the year in which it accrued. */
            expires_after_months?: number | null;
            deduct_order?: number;
            color?: string | null;
            position?: number;
            is_active?: boolean;
        };
        /** LeaveTypeUpdate */
        LeaveTypeUpdate: {
            name?: string;
            /** @enum {string} */
            kind?: "statutory" | "extra" | "time_off_in_lieu" | "special" | "unpaid";
            affects_balance?: boolean;
            is_paid?: boolean;
            requires_approval?: boolean;
            allow_negative?: boolean;
            /** @description Counted from the end of the year in which it accrued. */
            expires_after_months?: number | null;
            deduct_order?: number;
            color?: string | null;
            position?: number;
            is_active?: boolean;
        };
        /** LeaveUpdate */
        LeaveUpdate: {
            /** Format: uuid */
            leave_type_id?: string;
            /** Format: date */
            start_date?: string;
            /**
             * Format: date
             * @description The last day; at most 366 days in all.
             */
            end_date?: string;
            /** @description Only for a part of a single day; otherwise it follows from the schedule. */
            minutes?: number;
            note?: string | null;
            /** @enum {string} */
            status?: "requested" | "approved" | "rejected" | "cancelled";
            decision_note?: string | null;
        };
        /** LineOrder */
        LineOrder: {
            line_ids: string[];
        };
        /** Link */
        Link: {
            /** @description Of a list or a report. */
            path: string;
            /** @description Its parameters. */
            query: {
                [key: string]: string;
            };
        };
        /** ListMeta */
        ListMeta: {
            count: number;
            limit: number;
            offset: number;
        };
        /** Mail */
        Mail: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "invoice" | "reminder" | "quote" | "webhook" | "security";
            /**
             * @description kept = there is no mail server, so it was not sent: set SMTP_URL and send it again, or send the paper yourself; failed = the mail server refused it for good, or it was tried too often.
             * @enum {string}
             */
            status: "waiting" | "sent" | "kept" | "failed";
            recipient: string;
            subject: string;
            text: string;
            /** @description What was attached. */
            document_ids: string[];
            /** Format: uuid */
            invoice_id: string | null;
            invoice_number: string | null;
            /** Format: uuid */
            quote_id: string | null;
            quote_number: string | null;
            attempts: number;
            /** @description Why the last attempt failed. */
            error: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** Note */
        Note: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "note" | "call" | "email" | "meeting";
            title: string | null;
            body: string;
            /** Format: date-time */
            occurred_at: string;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            /** Format: uuid */
            project_id: string | null;
            project_name: string | null;
            /** Format: uuid */
            sales_id: string | null;
            sales_name: string | null;
            /** Format: uuid */
            author_employee_id: string | null;
            author_employee_name: string | null;
            /** @enum {string} */
            source: "app" | "api" | "import";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** NoteCreate */
        NoteCreate: {
            /**
             * @default note
             * @enum {string}
             */
            kind?: "note" | "call" | "email" | "meeting";
            title?: string | null;
            body: string;
            /** Format: date-time */
            occurred_at?: string;
            /** Format: uuid */
            organization_id?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            /** Format: uuid */
            project_id?: string | null;
            /** Format: uuid */
            sales_id?: string | null;
        };
        /** NoteUpdate */
        NoteUpdate: {
            /** @enum {string} */
            kind?: "note" | "call" | "email" | "meeting";
            title?: string | null;
            body?: string;
            /** Format: date-time */
            occurred_at?: string;
            /** Format: uuid */
            organization_id?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            /** Format: uuid */
            project_id?: string | null;
            /** Format: uuid */
            sales_id?: string | null;
        };
        /** Nothing */
        Nothing: Record<string, never>;
        /** NumberPreview */
        NumberPreview: {
            /** @description The next three; none of them is reserved. */
            numbers: string[];
        };
        /** Organization */
        Organization: {
            /** Format: uuid */
            id: string;
            name: string;
            coc_code: string | null;
            vat_number: string | null;
            relation_number: string | null;
            industry: string | null;
            email: string | null;
            phone: string | null;
            url: string | null;
            address: {
                line1: string | null;
                postal_code: string | null;
                locality: string | null;
                country: string | null;
            } | null;
            note: string | null;
            relation_type_ids: string[];
            /** Format: uuid */
            account_manager_employee_id: string | null;
            account_manager_employee_name: string | null;
            /** Format: uuid */
            parent_organization_id: string | null;
            is_active: boolean;
            /** @enum {string} */
            language: "nl" | "en" | "de" | "fr";
            invoice_email: string | null;
            invoice_attention: string | null;
            /** @enum {string} */
            invoice_delivery: "email" | "peppol" | "post";
            peppol_id: string | null;
            payment_term_days: number | null;
            /** @enum {string} */
            vat_treatment: "auto" | "domestic" | "reverse_charge" | "outside_scope" | "exempt";
            iban: string | null;
            custom_fields: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** OrganizationDetail */
        OrganizationDetail: {
            /** Format: uuid */
            id: string;
            name: string;
            coc_code: string | null;
            vat_number: string | null;
            relation_number: string | null;
            industry: string | null;
            email: string | null;
            phone: string | null;
            url: string | null;
            address: {
                line1: string | null;
                postal_code: string | null;
                locality: string | null;
                country: string | null;
            } | null;
            note: string | null;
            relation_type_ids: string[];
            /** Format: uuid */
            account_manager_employee_id: string | null;
            account_manager_employee_name: string | null;
            /** Format: uuid */
            parent_organization_id: string | null;
            is_active: boolean;
            /** @enum {string} */
            language: "nl" | "en" | "de" | "fr";
            invoice_email: string | null;
            invoice_attention: string | null;
            /** @enum {string} */
            invoice_delivery: "email" | "peppol" | "post";
            peppol_id: string | null;
            payment_term_days: number | null;
            /** @enum {string} */
            vat_treatment: "auto" | "domestic" | "reverse_charge" | "outside_scope" | "exempt";
            iban: string | null;
            custom_fields: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            contact_roles: components["schemas"]["ContactRole"][];
        };
        /** OrganizationScreenCreate */
        OrganizationScreenCreate: {
            name: string;
            coc_code?: string | null;
            vat_number?: string | null;
            relation_number?: string | null;
            industry?: string | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            /** Format: uri */
            url?: string | null;
            address?: {
                line1?: string;
                postal_code?: string;
                locality?: string;
                country?: string;
            } | null;
            note?: string | null;
            relation_type_ids?: string[];
            /** Format: uuid */
            account_manager_employee_id?: string | null;
            /** Format: uuid */
            parent_organization_id?: string | null;
            is_active?: boolean;
            /** @enum {string} */
            language?: "nl" | "en" | "de" | "fr";
            /** Format: email */
            invoice_email?: string | null;
            invoice_attention?: string | null;
            /** @enum {string} */
            invoice_delivery?: "email" | "peppol" | "post";
            peppol_id?: string | null;
            payment_term_days?: number | null;
            /** @enum {string} */
            vat_treatment?: "auto" | "domestic" | "reverse_charge" | "outside_scope" | "exempt";
            iban?: string | null;
        };
        /** OrganizationScreenUpdate */
        OrganizationScreenUpdate: {
            name?: string;
            coc_code?: string | null;
            vat_number?: string | null;
            relation_number?: string | null;
            industry?: string | null;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            /** Format: uri */
            url?: string | null;
            address?: {
                line1?: string;
                postal_code?: string;
                locality?: string;
                country?: string;
            } | null;
            note?: string | null;
            relation_type_ids?: string[];
            /** Format: uuid */
            account_manager_employee_id?: string | null;
            /** Format: uuid */
            parent_organization_id?: string | null;
            is_active?: boolean;
            /** @enum {string} */
            language?: "nl" | "en" | "de" | "fr";
            /** Format: email */
            invoice_email?: string | null;
            invoice_attention?: string | null;
            /** @enum {string} */
            invoice_delivery?: "email" | "peppol" | "post";
            peppol_id?: string | null;
            payment_term_days?: number | null;
            /** @enum {string} */
            vat_treatment?: "auto" | "domestic" | "reverse_charge" | "outside_scope" | "exempt";
            iban?: string | null;
        };
        /** OutstandingInvoice */
        OutstandingInvoice: {
            /** Format: uuid */
            invoice_id: string;
            number: string;
            /** @enum {string} */
            type: "invoice" | "credit_note";
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            /** Format: date */
            invoice_date: string;
            /** Format: date */
            due_date: string;
            /** @description 0 for what is not due yet, and for what is to be given back. */
            days_overdue: number;
            total_incl_vat: number;
            outstanding_amount: number;
        };
        /** OutstandingInvoices */
        OutstandingInvoices: {
            /** Format: date */
            as_of: string;
            /** @description Of all rows, those beyond the limit as well; so are the totals. */
            count: number;
            /** @description Whether there are more rows behind these. */
            truncated: boolean;
            /** @description Where they begin. */
            next_offset: number | null;
            /** @description ISO 4217, of all amounts. */
            currency: string;
            /** @description In these something is outstanding as well; amounts of different currencies are never added up. */
            other_currencies: string[];
            totals: components["schemas"]["OutstandingTotals"];
            ageing: components["schemas"]["Ageing"];
            rows: components["schemas"]["OutstandingInvoice"][];
        };
        /** OutstandingTotals */
        OutstandingTotals: {
            count: number;
            outstanding_amount: number;
            overdue_count: number;
            overdue_amount: number;
        };
        /**
         * OverdueOpportunities
         * @description Open although they were expected to close before today.
         */
        OverdueOpportunities: {
            count: number;
            amount: number;
            /** @description The ten that wait longest. */
            rows: components["schemas"]["PipelineOpportunity"][];
        };
        /** Owing */
        Owing: {
            count: number;
            outstanding_amount: number;
        };
        /** OwnEnvironment */
        OwnEnvironment: {
            /** Format: uuid */
            id: string;
            slug: string;
            name: string;
            is_current: boolean;
            /** @description A code of the app of that account will be asked. */
            needs_code: boolean;
        };
        /** OwnSession */
        OwnSession: {
            /** Format: uuid */
            id: string;
            is_current: boolean;
            browser: string | null;
            system: string | null;
            ip: string | null;
            /** @enum {string} */
            opened_by: "password" | "link" | "passkey";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_seen_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        /** Passkey */
        Passkey: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description It is kept in an account of its maker, so that other devices have it too. */
            is_synced: boolean;
            /** Format: date-time */
            last_used_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** PasskeyBegin */
        PasskeyBegin: {
            password?: string;
            code?: string;
        };
        /** PasskeyCreate */
        PasskeyCreate: {
            ticket: string;
            name: string;
            /** @description PublicKeyCredential.toJSON() of the browser, as it is. */
            credential: {
                id: string;
                rawId: string;
                /** @constant */
                type: "public-key";
                response: {
                    clientDataJSON: string;
                };
            };
        };
        /** PasskeyQuestion */
        PasskeyQuestion: {
            /** @description For navigator.credentials, through PublicKeyCredential.parse…OptionsFromJSON. */
            options: Record<string, never>;
            /** @description Goes back with the answer of the device, within 5 minutes. */
            ticket: string;
        };
        /** PasskeySignIn */
        PasskeySignIn: {
            ticket: string;
            /** @description PublicKeyCredential.toJSON() of the browser, as it is. */
            credential: {
                id: string;
                rawId: string;
                /** @constant */
                type: "public-key";
                response: {
                    clientDataJSON: string;
                };
            };
        };
        /** PasskeyUpdate */
        PasskeyUpdate: {
            name?: string;
        };
        /** PasswordChange */
        PasswordChange: {
            current?: string;
            password: string;
        };
        /** Payment */
        Payment: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            invoice_id: string;
            invoice_number: string;
            /** Format: date */
            date: string;
            amount: number;
            /** @enum {string} */
            method: "bank_transfer" | "direct_debit" | "card" | "cash" | "ideal" | "set_off" | "other";
            description: string | null;
            external_reference: string | null;
            /** @enum {string} */
            source: "api" | "app" | "bank_import" | "set_off";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** PaymentCreate */
        PaymentCreate: {
            /** Format: uuid */
            invoice_id: string;
            /** Format: date */
            date: string;
            /** @description Not 0. Positive is money received; negative is a refund or a payment that bounced. */
            amount: number;
            /**
             * @default bank_transfer
             * @enum {string}
             */
            method?: "bank_transfer" | "direct_debit" | "card" | "cash" | "ideal" | "set_off" | "other";
            description?: string | null;
            /** @description Your name for it, such as the id of a bank transaction; taken once per invoice. */
            external_reference?: string | null;
            /**
             * @description Takes more than is outstanding instead of refusing it.
             * @default false
             */
            allow_overpayment?: boolean;
        };
        /** Person */
        Person: {
            /** Format: uuid */
            id: string;
            first_name: string | null;
            last_name: string;
            full_name: string;
            email: string | null;
            phone: string | null;
            note: string | null;
            relation_type_ids: string[];
            address: {
                line1: string | null;
                postal_code: string | null;
                locality: string | null;
                country: string | null;
            } | null;
            /** @enum {string} */
            language: "nl" | "en" | "de" | "fr";
            is_active: boolean;
            invoice_email: string | null;
            payment_term_days: number | null;
            /** Format: uuid */
            employee_id: string | null;
            custom_fields: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** PersonDetail */
        PersonDetail: {
            /** Format: uuid */
            id: string;
            first_name: string | null;
            last_name: string;
            full_name: string;
            email: string | null;
            phone: string | null;
            note: string | null;
            relation_type_ids: string[];
            address: {
                line1: string | null;
                postal_code: string | null;
                locality: string | null;
                country: string | null;
            } | null;
            /** @enum {string} */
            language: "nl" | "en" | "de" | "fr";
            is_active: boolean;
            invoice_email: string | null;
            payment_term_days: number | null;
            /** Format: uuid */
            employee_id: string | null;
            custom_fields: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            contact_roles: components["schemas"]["ContactRole"][];
        };
        /** PersonScreenCreate */
        PersonScreenCreate: {
            first_name?: string | null;
            last_name: string;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            note?: string | null;
            relation_type_ids?: string[];
            address?: {
                line1?: string;
                postal_code?: string;
                locality?: string;
                country?: string;
            } | null;
            /** @enum {string} */
            language?: "nl" | "en" | "de" | "fr";
            is_active?: boolean;
            /** Format: email */
            invoice_email?: string | null;
            payment_term_days?: number | null;
        };
        /** PersonScreenUpdate */
        PersonScreenUpdate: {
            first_name?: string | null;
            last_name?: string;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            note?: string | null;
            relation_type_ids?: string[];
            address?: {
                line1?: string;
                postal_code?: string;
                locality?: string;
                country?: string;
            } | null;
            /** @enum {string} */
            language?: "nl" | "en" | "de" | "fr";
            is_active?: boolean;
            /** Format: email */
            invoice_email?: string | null;
            payment_term_days?: number | null;
        };
        /** PipelineFigures */
        PipelineFigures: {
            count: number;
            /** @description Excluding VAT; opportunities without an amount count as 0. */
            amount: number;
            /** @description Each amount times its probability. */
            weighted_amount: number;
        };
        /** PipelineOpportunity */
        PipelineOpportunity: {
            /** Format: uuid */
            sales_id: string;
            name: string;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            /** Format: uuid */
            owner_employee_id: string | null;
            owner_employee_name: string | null;
            /** Format: uuid */
            stage_id: string;
            stage_name: string;
            amount: number | null;
            effective_probability: number;
            weighted_amount: number | null;
            /** Format: date */
            expected_close_date: string | null;
        };
        /** PipelineStage */
        PipelineStage: {
            /** Format: uuid */
            stage_id: string;
            stage_name: string;
            position: number;
            probability: number;
            is_active: boolean;
            count: number;
            /** @description Excluding VAT; opportunities without an amount count as 0. */
            amount: number;
            /** @description Each amount times its probability. */
            weighted_amount: number;
        };
        /** Planning */
        Planning: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
            /** Format: uuid */
            project_id: string | null;
            project_name: string | null;
            /** Format: uuid */
            service_id: string | null;
            service_name: string | null;
            /** Format: uuid */
            task_id: string | null;
            task_name: string | null;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
            minutes_per_day: number | null;
            /** @description The sum of its days. */
            minutes: number;
            /** @enum {string} */
            status: "confirmed" | "tentative";
            note: string | null;
            conflicts: components["schemas"]["PlanningConflict"][];
            has_conflicts: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** PlanningConflict */
        PlanningConflict: {
            /** Format: date */
            date: string;
            /**
             * @description leave and absence are told to the employee, the manager and HR; for everybody else both are over_capacity.
             * @enum {string}
             */
            kind: "over_capacity" | "leave" | "absence" | "holiday" | "no_contract";
            /** @description Planned minutes too many. */
            minutes: number;
        };
        /** PlanningCreate */
        PlanningCreate: {
            /** Format: uuid */
            employee_id: string;
            /** Format: uuid */
            project_id?: string | null;
            /** Format: uuid */
            service_id?: string | null;
            /** Format: uuid */
            task_id?: string | null;
            /** Format: date */
            start_date: string;
            /**
             * Format: date
             * @description At most 366 days in all.
             */
            end_date: string;
            /** @description On each day with working time; instead of minutes. */
            minutes_per_day?: number | null;
            /** @description A total that is shared evenly by the days with working time; instead of minutes_per_day. */
            minutes?: number;
            /**
             * @default confirmed
             * @enum {string}
             */
            status?: "confirmed" | "tentative";
            note?: string | null;
        };
        /** PlanningDay */
        PlanningDay: {
            /** Format: date */
            date: string;
            minutes: number;
        };
        /** PlanningDetail */
        PlanningDetail: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
            /** Format: uuid */
            project_id: string | null;
            project_name: string | null;
            /** Format: uuid */
            service_id: string | null;
            service_name: string | null;
            /** Format: uuid */
            task_id: string | null;
            task_name: string | null;
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date: string;
            minutes_per_day: number | null;
            /** @description The sum of its days. */
            minutes: number;
            /** @enum {string} */
            status: "confirmed" | "tentative";
            note: string | null;
            conflicts: components["schemas"]["PlanningConflict"][];
            has_conflicts: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            days: components["schemas"]["PlanningDay"][];
        };
        /** PlanningUpdate */
        PlanningUpdate: {
            /** Format: uuid */
            employee_id?: string;
            /** Format: uuid */
            project_id?: string | null;
            /** Format: uuid */
            service_id?: string | null;
            /** Format: uuid */
            task_id?: string | null;
            /** Format: date */
            start_date?: string;
            /**
             * Format: date
             * @description At most 366 days in all.
             */
            end_date?: string;
            /** @description On each day with working time; instead of minutes. */
            minutes_per_day?: number | null;
            /** @description A total that is shared evenly by the days with working time; instead of minutes_per_day. */
            minutes?: number;
            /** @enum {string} */
            status?: "confirmed" | "tentative";
            note?: string | null;
        };
        /** Preferences */
        Preferences: {
            /**
             * @description Of the screens; null is what the browser prefers.
             * @enum {string|null}
             */
            language: "nl" | "en" | null;
            /** @enum {string} */
            color_scheme: "light" | "dark" | "auto";
            /**
             * @description What is opened first; null is home.
             * @example hours/week
             */
            start_screen: string | null;
            /** @enum {string} */
            week_starts_on: "monday" | "saturday" | "sunday";
            /**
             * @description By screen, the columns of its list in their order; all of it at most 16 KiB.
             * @example {
             *       "organizations": [
             *         "name",
             *         "email"
             *       ]
             *     }
             */
            columns: {
                [key: string]: string[];
            };
            /** Format: date-time */
            updated_at: string | null;
        };
        /** PreferencesReplace */
        PreferencesReplace: {
            /**
             * @description Of the screens; null is what the browser prefers.
             * @enum {string|null}
             */
            language: "nl" | "en" | null;
            /** @enum {string} */
            color_scheme: "light" | "dark" | "auto";
            /**
             * @description What is opened first; null is home.
             * @example hours/week
             */
            start_screen: string | null;
            /** @enum {string} */
            week_starts_on: "monday" | "saturday" | "sunday";
            /**
             * @description By screen, the columns of its list in their order; all of it at most 16 KiB.
             * @example {
             *       "organizations": [
             *         "name",
             *         "email"
             *       ]
             *     }
             */
            columns: {
                [key: string]: string[];
            };
        };
        /** PrivacyDossier */
        PrivacyDossier: {
            /** @enum {string} */
            type: "person" | "employee" | "user";
            /** Format: uuid */
            id: string;
            name: string;
            email: string | null;
            /** Format: uuid */
            person_id: string | null;
            /** Format: uuid */
            employee_id: string | null;
            /** Format: uuid */
            user_id: string | null;
            items: {
                key: string;
                path: string;
                /**
                 * @description erased = what tells of this person goes; nameless = it stays without a name; kept = the law keeps it; manual = words that somebody has to read.
                 * @enum {string}
                 */
                fate: "erased" | "nameless" | "kept" | "manual";
                /** @enum {string|null} */
                reason: "tax" | "wages" | "agreement" | "leave" | "work" | "free_text" | null;
                /** @description null = you may not see these. */
                count: number | null;
                /** @description The first hundred. */
                ids: string[];
                examples: string[];
            }[];
            /** @description Why it cannot be erased now. */
            refusal: {
                code: string;
                detail: string;
            } | null;
        };
        /** PrivacyFound */
        PrivacyFound: {
            subjects: {
                /** @enum {string} */
                type: "person" | "employee" | "user";
                /** Format: uuid */
                id: string;
                name: string;
                email: string | null;
                is_person: boolean;
                is_employee: boolean;
                is_user: boolean;
            }[];
            /** @description Where the words stand in texts and in what was sent, whoever they are about. */
            mentions: {
                key: string;
                /** @description The list, which takes the ids. */
                path: string;
                count: number;
                ids: string[];
            }[];
        };
        Problem: {
            /** Format: uri */
            type: string;
            title: string;
            status: number;
            detail: string;
            /** @enum {string} */
            code: "validation-error" | "invalid-json" | "invalid-reference" | "unknown-parameter" | "malformed-request" | "unauthenticated" | "invalid-credentials" | "step-expired" | "insufficient-scope" | "forbidden" | "foreign-origin" | "not-found" | "method-not-allowed" | "not-acceptable" | "request-timeout" | "already-created" | "duplicate" | "in-use" | "cycle" | "already-set-up" | "last-owner" | "hours-locked" | "hours-overlap" | "day-exceeds-24-hours" | "period-closed" | "project-closed" | "project-archived" | "project-has-hours" | "project-has-invoices" | "project-has-costs" | "project-has-draft-invoices" | "service-closed" | "service-has-hours" | "service-in-use" | "service-invoiced" | "price-below-invoiced" | "hour-type-inactive" | "employee-inactive" | "timer-not-running" | "timer-forgotten" | "budget-exceeded" | "invoice-not-draft" | "invoice-not-finalised" | "invoice-incomplete" | "installments-unbalanced" | "payment-exceeds-outstanding" | "duplicate-payment" | "duplicate-purchase-invoice" | "purchase-invoice-processed" | "cost-locked" | "cost-exceeds-purchase-invoice" | "sales-in-use" | "sales-closed" | "sales-has-project" | "leave-overlap" | "leave-balance-insufficient" | "leave-no-working-time" | "leave-decided" | "absence-open" | "planning-no-capacity" | "webhook-inactive" | "too-many-webhooks" | "invalid-transition" | "idempotency-in-progress" | "precondition-failed" | "payload-too-large" | "unsupported-media-type" | "idempotency-key-reused" | "rate-limited" | "too-many-attempts" | "headers-too-large" | "internal-error" | "unavailable";
            errors?: {
                pointer: string;
                code: string;
                message: string;
            }[];
            request_id: string;
        };
        /** Project */
        Project: {
            /** Format: uuid */
            id: string;
            project_number: string;
            name: string;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            /** Format: uuid */
            manager_employee_id: string | null;
            manager_employee_name: string | null;
            /** @enum {string} */
            status: "active" | "closed" | "archived";
            /** @description The statuses it can be given now. */
            allowed_actions: ("active" | "closed" | "archived")[];
            /** Format: date */
            start_date: string | null;
            /** Format: date */
            end_date: string | null;
            budget_minutes: number | null;
            budget_amount: number | null;
            note: string | null;
            /** Format: uuid */
            company_profile_id: string;
            /** @enum {string} */
            rate_basis: "service" | "employee" | "hour_type";
            invoice_reference: string | null;
            /** Format: uuid */
            template_id: string | null;
            /** Format: uuid */
            sales_id: string | null;
            /** Format: uuid */
            quote_id: string | null;
            team_ids: string[];
            /** Format: date-time */
            closed_at: string | null;
            /** Format: date-time */
            archived_at: string | null;
            custom_fields: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** ProjectBudget */
        ProjectBudget: {
            /** Format: uuid */
            project_id: string;
            /** @description Of the days from start to end; null where one of them is not set. */
            time_passed_percentage: number | null;
            budget_minutes: number | null;
            spent_minutes: number;
            /** @description Null without a budget. */
            budget_minutes_used_percentage: number | null;
            budget_amount: number | null;
            /** @description The value of billable hours and costs. */
            used_amount: number;
            /** @description Null without a budget. */
            budget_amount_used_percentage: number | null;
        };
        /** ProjectBudgets */
        ProjectBudgets: {
            /** @description ISO 4217, of all amounts. */
            currency: string;
            rows: components["schemas"]["ProjectBudget"][];
        };
        /** ProjectBurn */
        ProjectBurn: {
            /** Format: date */
            as_of: string;
            /** @description ISO 4217, of all amounts. */
            currency: string;
            /** Format: date */
            start_date: string | null;
            /** Format: date */
            end_date: string | null;
            /** @description Of the days from start to end; null where one of them is not set. */
            time_passed_percentage: number | null;
            budget_minutes: number | null;
            spent_minutes: number;
            budget_minutes_used_percentage: number | null;
            budget_amount: number | null;
            used_amount: number;
            budget_amount_used_percentage: number | null;
            /** @description Null without the right to see planning. */
            planned_ahead_minutes: number | null;
            /** @description Those in which something was done or is planned, oldest first. */
            weeks: components["schemas"]["BurnWeek"][];
            /** @description Who booked or is planned from now on, the most hours first. */
            team: components["schemas"]["BurnMember"][];
            /** @description What the caller may not see. */
            omitted: "planning"[];
        };
        /** ProjectDetail */
        ProjectDetail: {
            /** Format: uuid */
            id: string;
            project_number: string;
            name: string;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            /** Format: uuid */
            manager_employee_id: string | null;
            manager_employee_name: string | null;
            /** @enum {string} */
            status: "active" | "closed" | "archived";
            /** @description The statuses it can be given now. */
            allowed_actions: ("active" | "closed" | "archived")[];
            /** Format: date */
            start_date: string | null;
            /** Format: date */
            end_date: string | null;
            budget_minutes: number | null;
            budget_amount: number | null;
            note: string | null;
            /** Format: uuid */
            company_profile_id: string;
            /** @enum {string} */
            rate_basis: "service" | "employee" | "hour_type";
            invoice_reference: string | null;
            /** Format: uuid */
            template_id: string | null;
            /** Format: uuid */
            sales_id: string | null;
            /** Format: uuid */
            quote_id: string | null;
            team_ids: string[];
            /** Format: date-time */
            closed_at: string | null;
            /** Format: date-time */
            archived_at: string | null;
            custom_fields: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            services: components["schemas"]["Service"][];
            totals: components["schemas"]["ProjectTotals"];
        };
        /** ProjectScreenCreate */
        ProjectScreenCreate: {
            name: string;
            /** Format: uuid */
            organization_id?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            /** Format: uuid */
            manager_employee_id?: string | null;
            /**
             * @default active
             * @enum {string}
             */
            status?: "active" | "closed" | "archived";
            /** Format: date */
            start_date?: string | null;
            /** Format: date */
            end_date?: string | null;
            budget_minutes?: number | null;
            budget_amount?: number | null;
            note?: string | null;
            /** Format: uuid */
            company_profile_id?: string;
            /** @enum {string} */
            rate_basis?: "service" | "employee" | "hour_type";
            invoice_reference?: string | null;
            team_ids?: string[];
        };
        /** ProjectScreenUpdate */
        ProjectScreenUpdate: {
            name?: string;
            /** Format: uuid */
            organization_id?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            /** Format: uuid */
            manager_employee_id?: string | null;
            /** @enum {string} */
            status?: "active" | "closed" | "archived";
            /** Format: date */
            start_date?: string | null;
            /** Format: date */
            end_date?: string | null;
            budget_minutes?: number | null;
            budget_amount?: number | null;
            note?: string | null;
            /** Format: uuid */
            company_profile_id?: string;
            /** @enum {string} */
            rate_basis?: "service" | "employee" | "hour_type";
            invoice_reference?: string | null;
            team_ids?: string[];
        };
        /** ProjectStatus */
        ProjectStatus: {
            /** Format: date */
            as_of: string;
            /** @description Of all rows, those beyond the limit as well; so are the totals. */
            count: number;
            /** @description Whether there are more rows behind these. */
            truncated: boolean;
            /** @description Where they begin. */
            next_offset: number | null;
            /** @description ISO 4217, of all amounts. */
            currency: string;
            /** @description Fields that the caller may not see. */
            omitted: ("invoiced_amount" | "wip_amount")[];
            rows: components["schemas"]["ProjectStatusRow"][];
        };
        /** ProjectStatusRow */
        ProjectStatusRow: {
            /** Format: uuid */
            project_id: string;
            project_number: string;
            project_name: string;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            /** Format: uuid */
            manager_employee_id: string | null;
            manager_employee_name: string | null;
            /** @enum {string} */
            status: "active" | "closed" | "archived";
            /** Format: date */
            start_date: string | null;
            /** Format: date */
            end_date: string | null;
            budget_minutes: number | null;
            spent_minutes: number;
            /** @description Null without a budget. */
            budget_minutes_used_percentage: number | null;
            budget_amount: number | null;
            /** @description The value of billable hours and costs. */
            used_amount: number;
            /** @description Null without a budget. */
            budget_amount_used_percentage: number | null;
            invoiced_amount?: number;
            wip_amount?: number;
            open_tasks: number;
            overdue_tasks: number;
            /** @description Confirmed, from today on. */
            planned_minutes_next_4_weeks: number;
            signals: ("over_budget" | "near_budget" | "past_end_date" | "no_hours_30_days")[];
        };
        /** ProjectTotals */
        ProjectTotals: {
            spent_minutes: number;
            billable_minutes: number;
            planned_minutes: number;
            /** @description The value of the billable hours. */
            hours_amount: number;
            costs_amount: number;
            invoiced_amount: number;
            wip_amount: number;
            budget_minutes_used_percentage: number | null;
            budget_amount_used_percentage: number | null;
        };
        /** PublicHoliday */
        PublicHoliday: {
            /** Format: date */
            date: string;
            name: string;
            half_day: boolean;
        };
        /** PurchaseInvoice */
        PurchaseInvoice: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            organization_id: string;
            organization_name: string;
            /** @description The supplier's invoice number. */
            number: string;
            /** @description Our own running number. */
            entry_number: string;
            /** Format: uuid */
            company_profile_id: string;
            /** Format: date */
            invoice_date: string;
            /** Format: date */
            due_date: string | null;
            currency: string;
            total_excl_vat: number;
            total_vat: number;
            total_incl_vat: number;
            /** @enum {string} */
            status: "received" | "approved" | "rejected" | "paid";
            /** @description The statuses it can be given now. */
            allowed_actions: ("received" | "approved" | "rejected" | "paid")[];
            /** Format: date */
            paid_on: string | null;
            note: string | null;
            /** @description Sum of the linked costs, at cost price. */
            allocated_amount: number;
            /** Format: uuid */
            document_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** PurchaseInvoiceDetail */
        PurchaseInvoiceDetail: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            organization_id: string;
            organization_name: string;
            /** @description The supplier's invoice number. */
            number: string;
            /** @description Our own running number. */
            entry_number: string;
            /** Format: uuid */
            company_profile_id: string;
            /** Format: date */
            invoice_date: string;
            /** Format: date */
            due_date: string | null;
            currency: string;
            total_excl_vat: number;
            total_vat: number;
            total_incl_vat: number;
            /** @enum {string} */
            status: "received" | "approved" | "rejected" | "paid";
            /** @description The statuses it can be given now. */
            allowed_actions: ("received" | "approved" | "rejected" | "paid")[];
            /** Format: date */
            paid_on: string | null;
            note: string | null;
            /** @description Sum of the linked costs, at cost price. */
            allocated_amount: number;
            /** Format: uuid */
            document_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            lines: components["schemas"]["PurchaseInvoiceLine"][];
            costs: components["schemas"]["Cost"][];
        };
        /** PurchaseInvoiceLine */
        PurchaseInvoiceLine: {
            description: string;
            amount: number;
            vat_percentage: number;
            ledger_code: string | null;
        };
        /** PurchaseInvoiceScreenCreate */
        PurchaseInvoiceScreenCreate: {
            /** Format: uuid */
            organization_id: string;
            number: string;
            /** Format: uuid */
            company_profile_id?: string;
            /** Format: date */
            invoice_date: string;
            /** Format: date */
            due_date?: string | null;
            lines: {
                description: string;
                /** @description Excluding VAT; may be negative. */
                amount: number;
                vat_percentage: number;
                ledger_code?: string | null;
            }[];
            /**
             * @default received
             * @enum {string}
             */
            status?: "received" | "approved" | "rejected" | "paid";
            /** Format: date */
            paid_on?: string | null;
            note?: string | null;
            /** Format: uuid */
            document_id?: string | null;
        };
        /** PurchaseInvoiceScreenUpdate */
        PurchaseInvoiceScreenUpdate: {
            /** Format: uuid */
            organization_id?: string;
            number?: string;
            /** Format: uuid */
            company_profile_id?: string;
            /** Format: date */
            invoice_date?: string;
            /** Format: date */
            due_date?: string | null;
            lines?: {
                description: string;
                /** @description Excluding VAT; may be negative. */
                amount: number;
                vat_percentage: number;
                ledger_code?: string | null;
            }[];
            /** @enum {string} */
            status?: "received" | "approved" | "rejected" | "paid";
            /** Format: date */
            paid_on?: string | null;
            note?: string | null;
            /** Format: uuid */
            document_id?: string | null;
        };
        /** Quote */
        Quote: {
            /** Format: uuid */
            id: string;
            /** @description null until it is sent; a revised quote keeps it. */
            number: string | null;
            /** @description 1, 2, …: which version of the number this is. */
            version: number;
            /**
             * Format: uuid
             * @description The version that this one replaces.
             */
            previous_quote_id: string | null;
            /** @enum {string} */
            status: "draft" | "sent" | "accepted" | "declined" | "expired" | "superseded";
            /** @description What can be done with it now. */
            allowed_actions: ("change" | "delete" | "send" | "mark_sent" | "accept" | "decline" | "revise" | "make_project")[];
            /** Format: uuid */
            sales_id: string | null;
            sales_name: string | null;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            /** Format: uuid */
            company_profile_id: string;
            company_profile_name: string;
            subject: string | null;
            introduction: string | null;
            terms: string | null;
            /** Format: date */
            quote_date: string | null;
            /**
             * Format: date
             * @description The last day on which it can be accepted.
             */
            valid_until: string | null;
            currency: string;
            /** @enum {string} */
            language: "nl" | "en" | "de" | "fr";
            /** @description Options count only when they are chosen. */
            total_excl_vat: number;
            total_vat: number;
            total_incl_vat: number;
            vat_breakdown: components["schemas"]["VatGroup"][];
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            accepted_at: string | null;
            /** Format: date-time */
            declined_at: string | null;
            accepted_by_name: string | null;
            declined_reason: string | null;
            /**
             * Format: uuid
             * @description The project that was made of it.
             */
            project_id: string | null;
            /**
             * Format: uuid
             * @description Its PDF, made shortly after it was sent.
             */
            document_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** QuoteAccept */
        QuoteAccept: {
            /** @description Who accepted; else the customer as on the quote. */
            name?: string;
            /** @description The optional lines that are taken; else those that were chosen beforehand. */
            option_ids?: string[];
            /** @description Needed once valid_until has passed. */
            confirm?: boolean;
        };
        /** QuoteCreate */
        QuoteCreate: {
            /** Format: uuid */
            sales_id?: string | null;
            /** Format: uuid */
            organization_id?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            /** Format: uuid */
            company_profile_id?: string;
            subject?: string | null;
            introduction?: string | null;
            terms?: string | null;
            /**
             * Format: date
             * @description null is the day it is sent.
             */
            quote_date?: string | null;
            /**
             * Format: date
             * @description null is 30 days after it is sent.
             */
            valid_until?: string | null;
            /** @enum {string} */
            language?: "nl" | "en" | "de" | "fr";
            /** @description All lines in their order; those that are left out are removed. */
            lines?: {
                /**
                 * Format: uuid
                 * @description Of a line that stays; a new line has none.
                 */
                id?: string;
                /**
                 * @default service
                 * @enum {string}
                 */
                kind?: "service" | "text";
                name: string;
                description?: string | null;
                /** @enum {string} */
                billing_method?: "time_and_materials" | "fixed_price" | "subscription" | "non_billable";
                /** @enum {string|null} */
                cycle?: "month" | "quarter" | "half_year" | "year" | null;
                quantity?: number;
                unit?: string | null;
                unit_price?: number;
                discount_percentage?: number;
                /** Format: uuid */
                vat_rate_id?: string | null;
                /** Format: uuid */
                hour_type_id?: string | null;
                estimated_minutes?: number | null;
                is_optional?: boolean;
                is_selected?: boolean;
            }[];
        };
        /** QuoteDecline */
        QuoteDecline: {
            reason?: string | null;
        };
        /** QuoteDetail */
        QuoteDetail: {
            /** Format: uuid */
            id: string;
            /** @description null until it is sent; a revised quote keeps it. */
            number: string | null;
            /** @description 1, 2, …: which version of the number this is. */
            version: number;
            /**
             * Format: uuid
             * @description The version that this one replaces.
             */
            previous_quote_id: string | null;
            /** @enum {string} */
            status: "draft" | "sent" | "accepted" | "declined" | "expired" | "superseded";
            /** @description What can be done with it now. */
            allowed_actions: ("change" | "delete" | "send" | "mark_sent" | "accept" | "decline" | "revise" | "make_project")[];
            /** Format: uuid */
            sales_id: string | null;
            sales_name: string | null;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            /** Format: uuid */
            company_profile_id: string;
            company_profile_name: string;
            subject: string | null;
            introduction: string | null;
            terms: string | null;
            /** Format: date */
            quote_date: string | null;
            /**
             * Format: date
             * @description The last day on which it can be accepted.
             */
            valid_until: string | null;
            currency: string;
            /** @enum {string} */
            language: "nl" | "en" | "de" | "fr";
            /** @description Options count only when they are chosen. */
            total_excl_vat: number;
            total_vat: number;
            total_incl_vat: number;
            vat_breakdown: components["schemas"]["VatGroup"][];
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            accepted_at: string | null;
            /** Format: date-time */
            declined_at: string | null;
            accepted_by_name: string | null;
            declined_reason: string | null;
            /**
             * Format: uuid
             * @description The project that was made of it.
             */
            project_id: string | null;
            /**
             * Format: uuid
             * @description Its PDF, made shortly after it was sent.
             */
            document_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            lines: components["schemas"]["QuoteLine"][];
        };
        /** QuoteLine */
        QuoteLine: {
            /** Format: uuid */
            id: string;
            position: number;
            /**
             * @description text = a heading, with or without a paragraph.
             * @enum {string}
             */
            kind: "service" | "text";
            name: string;
            description: string | null;
            /** @enum {string|null} */
            billing_method: "time_and_materials" | "fixed_price" | "subscription" | "non_billable" | null;
            /** @enum {string|null} */
            cycle: "month" | "quarter" | "half_year" | "year" | null;
            /** @description Up to 6 decimals. */
            quantity: number | null;
            /**
             * @example hour
             * @example piece
             * @example month
             * @example day
             * @example km
             */
            unit: string | null;
            /** @description Excluding VAT, up to 4 decimals. */
            unit_price: number | null;
            discount_percentage: number;
            /** @description Excluding VAT; of a subscription, for one cycle. */
            amount: number;
            /** Format: uuid */
            vat_rate_id: string | null;
            /** @enum {string|null} */
            vat_category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
            vat_percentage: number | null;
            exemption_reason: string | null;
            /** Format: uuid */
            hour_type_id: string | null;
            hour_type_name: string | null;
            estimated_minutes: number | null;
            is_optional: boolean;
            /** @description Whether it counts: always, but for options that are not chosen. */
            is_selected: boolean;
        };
        /** QuoteLink */
        QuoteLink: {
            /**
             * Format: uri
             * @description Where the customer reads the quote and answers it, without an account. Whoever has it can accept.
             */
            url: string;
        };
        /** QuoteMarkSent */
        QuoteMarkSent: {
            /**
             * Format: date
             * @description Else as the draft says, or 30 days from today.
             */
            valid_until?: string;
        };
        /** QuoteProject */
        QuoteProject: {
            /** @description Else the subject of the quote. */
            name?: string;
            /** Format: uuid */
            manager_employee_id?: string | null;
            /**
             * Format: date
             * @description Else today.
             */
            start_date?: string;
        };
        /** QuoteSend */
        QuoteSend: {
            /** Format: email */
            to?: string;
            subject?: string;
            /** @description The link is added where the message does not hold it. */
            message?: string;
            /**
             * Format: date
             * @description Else as the draft says, or 30 days from today.
             */
            valid_until?: string;
        };
        /** QuoteUpdate */
        QuoteUpdate: {
            /** Format: uuid */
            sales_id?: string | null;
            /** Format: uuid */
            organization_id?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            /** Format: uuid */
            company_profile_id?: string;
            subject?: string | null;
            introduction?: string | null;
            terms?: string | null;
            /**
             * Format: date
             * @description null is the day it is sent.
             */
            quote_date?: string | null;
            /**
             * Format: date
             * @description null is 30 days after it is sent.
             */
            valid_until?: string | null;
            /** @enum {string} */
            language?: "nl" | "en" | "de" | "fr";
            /** @description All lines in their order; those that are left out are removed. */
            lines?: {
                /**
                 * Format: uuid
                 * @description Of a line that stays; a new line has none.
                 */
                id?: string;
                /**
                 * @default service
                 * @enum {string}
                 */
                kind?: "service" | "text";
                name: string;
                description?: string | null;
                /** @enum {string} */
                billing_method?: "time_and_materials" | "fixed_price" | "subscription" | "non_billable";
                /** @enum {string|null} */
                cycle?: "month" | "quarter" | "half_year" | "year" | null;
                quantity?: number;
                unit?: string | null;
                unit_price?: number;
                discount_percentage?: number;
                /** Format: uuid */
                vat_rate_id?: string | null;
                /** Format: uuid */
                hour_type_id?: string | null;
                estimated_minutes?: number | null;
                is_optional?: boolean;
                is_selected?: boolean;
            }[];
        };
        /** RecoveryCodes */
        RecoveryCodes: {
            /** @description Shown once; each lets you in once without the app. */
            recovery_codes: string[];
        };
        /** Refusal */
        Refusal: {
            code: string;
            detail: string;
        };
        /** RelationType */
        RelationType: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            kind: "customer" | "supplier" | "prospect" | "partner" | "other";
            color: string | null;
            position: number;
            is_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** RelationTypeCreate */
        RelationTypeCreate: {
            name: string;
            /** @enum {string} */
            kind: "customer" | "supplier" | "prospect" | "partner" | "other";
            color?: string | null;
            position?: number;
            is_active?: boolean;
        };
        /** RelationTypeUpdate */
        RelationTypeUpdate: {
            name?: string;
            /** @enum {string} */
            kind?: "customer" | "supplier" | "prospect" | "partner" | "other";
            color?: string | null;
            position?: number;
            is_active?: boolean;
        };
        /** Repricing */
        Repricing: {
            /** Format: uuid */
            service_id?: string;
            /** Format: uuid */
            project_id?: string;
            /** Format: uuid */
            employee_id?: string;
            /** Format: date */
            from: string;
            /** @default true */
            preview?: boolean;
        };
        /** RepricingOutcome */
        RepricingOutcome: {
            count: number;
            old_amount: number;
            new_amount: number;
            preview: boolean;
        };
        /** RequestEntry */
        RequestEntry: {
            /** Format: uuid */
            id: string;
            /** @description As X-Request-Id says it; a caller may bring its own. */
            request_id: string;
            /** @enum {string} */
            surface: "v2" | "app" | "mcp";
            /** @enum {string} */
            method: "GET" | "HEAD" | "POST" | "PATCH" | "PUT" | "DELETE";
            /** @description The path with {id} in place of the id. */
            route: string;
            path: string;
            /** @description Only the values of known parameters; … stands for all else. */
            query: string | null;
            status: number;
            duration_ms: number;
            /** @description The code of the problem that was answered. */
            problem: string | null;
            /** @enum {string} */
            actor_type: "user" | "api_key" | "assistant";
            /** Format: uuid */
            actor_id: string;
            actor_name: string | null;
            /**
             * Format: uuid
             * @description Whose session, key or assistant it was.
             */
            user_id: string | null;
            user_name: string | null;
            /** @description How many requests before this one came too fast to be written down. */
            dropped: number;
            /** Format: date-time */
            created_at: string;
        };
        /** Resent */
        Resent: {
            /** @description Deliveries that now wait to be sent. */
            queued: number;
            /**
             * Format: uuid
             * @description There is more: repeat the request with this added to it. null when that was all.
             */
            continue_from: string | null;
        };
        /** Role */
        Role: {
            /** Format: uuid */
            id: string;
            name: string;
            rights: ("crm:read" | "crm:write" | "projects:read" | "projects:write" | "hours:read" | "hours:write" | "invoices:read" | "invoices:write" | "sales:read" | "sales:write" | "hrm:read" | "hrm:write" | "cost_rates" | "absence" | "approve_hours" | "approve_leave" | "approve_own" | "approve_purchases" | "planning" | "people" | "settings" | "users")[];
            is_system: boolean;
            user_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** RoleCreate */
        RoleCreate: {
            name: string;
            rights: ("crm:read" | "crm:write" | "projects:read" | "projects:write" | "hours:read" | "hours:write" | "invoices:read" | "invoices:write" | "sales:read" | "sales:write" | "hrm:read" | "hrm:write" | "cost_rates" | "absence" | "approve_hours" | "approve_leave" | "approve_own" | "approve_purchases" | "planning" | "people" | "settings" | "users")[];
        };
        /** RoleUpdate */
        RoleUpdate: {
            name?: string;
            rights?: ("crm:read" | "crm:write" | "projects:read" | "projects:write" | "hours:read" | "hours:write" | "invoices:read" | "invoices:write" | "sales:read" | "sales:write" | "hrm:read" | "hrm:write" | "cost_rates" | "absence" | "approve_hours" | "approve_leave" | "approve_own" | "approve_purchases" | "planning" | "people" | "settings" | "users")[];
        };
        /** RowToInvoice */
        RowToInvoice: {
            /**
             * Format: uuid
             * @description Of the entry, cost or installment; a cycle is named by its service and first day.
             */
            id: string;
            /** @enum {string} */
            kind: "hours" | "cost" | "installment" | "subscription";
            /** Format: uuid */
            company_profile_id: string;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            /** Format: uuid */
            project_id: string;
            project_name: string;
            /** Format: uuid */
            service_id: string | null;
            service_name: string | null;
            /** Format: uuid */
            hour_type_id: string | null;
            hour_type_name: string | null;
            /** Format: uuid */
            employee_id: string | null;
            employee_name: string | null;
            /** Format: date */
            ready_on: string;
            /** Format: date */
            period_start: string | null;
            /** Format: date */
            period_end: string | null;
            description: string | null;
            minutes: number | null;
            quantity: number | null;
            unit_price: number | null;
            amount: number | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** Sales */
        Sales: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            /** Format: uuid */
            owner_employee_id: string | null;
            owner_employee_name: string | null;
            /** @enum {string} */
            status: "open" | "won" | "lost";
            /** @description The statuses it can be given now. */
            allowed_actions: ("open" | "won" | "lost")[];
            /** Format: uuid */
            stage_id: string;
            stage_name: string;
            /** @description The expected value, excluding VAT. */
            amount: number | null;
            /** @description An own estimate; without it that of the stage counts. */
            probability: number | null;
            /** @description Won 100, lost 0, else its own or that of its stage. */
            effective_probability: number;
            /** @description amount × effective_probability / 100. */
            weighted_amount: number | null;
            /** Format: date */
            expected_close_date: string | null;
            /** Format: date */
            closed_on: string | null;
            lost_reason: string | null;
            source: string | null;
            note: string | null;
            /**
             * Format: uuid
             * @description The project that was made of it.
             */
            project_id: string | null;
            quote_ids: string[];
            /** Format: date-time */
            stage_changed_at: string;
            /** Format: date-time */
            status_changed_at: string;
            custom_fields: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** SalesCreate */
        SalesCreate: {
            name: string;
            /** Format: uuid */
            organization_id?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            /**
             * Format: uuid
             * @description By default the employee of the key’s user.
             */
            owner_employee_id?: string | null;
            /**
             * @default open
             * @enum {string}
             */
            status?: "open" | "won" | "lost";
            /**
             * Format: uuid
             * @description By default the first active stage.
             */
            stage_id?: string;
            /** @description The expected value, excluding VAT. */
            amount?: number | null;
            /** @description In percent; null is that of the stage. */
            probability?: number | null;
            /** Format: date */
            expected_close_date?: string | null;
            /**
             * Format: date
             * @description Only with won and lost; today if left out.
             */
            closed_on?: string | null;
            /** @description Only with lost. */
            lost_reason?: string | null;
            source?: string | null;
            note?: string | null;
        };
        /** SalesPipeline */
        SalesPipeline: {
            /** Format: date */
            as_of: string;
            /** @description ISO 4217, of all amounts. */
            currency: string;
            /** @description The active ones, and others as long as something is in them. */
            stages: components["schemas"]["PipelineStage"][];
            totals: components["schemas"]["PipelineFigures"];
            closed: components["schemas"]["ClosedOpportunities"] | null;
            /** @description The ten that weigh most. */
            top_open: components["schemas"]["PipelineOpportunity"][];
            overdue: components["schemas"]["OverdueOpportunities"];
        };
        /** SalesUpdate */
        SalesUpdate: {
            name?: string;
            /** Format: uuid */
            organization_id?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            /**
             * Format: uuid
             * @description By default the employee of the key’s user.
             */
            owner_employee_id?: string | null;
            /** @enum {string} */
            status?: "open" | "won" | "lost";
            /**
             * Format: uuid
             * @description By default the first active stage.
             */
            stage_id?: string;
            /** @description The expected value, excluding VAT. */
            amount?: number | null;
            /** @description In percent; null is that of the stage. */
            probability?: number | null;
            /** Format: date */
            expected_close_date?: string | null;
            /**
             * Format: date
             * @description Only with won and lost; today if left out.
             */
            closed_on?: string | null;
            /** @description Only with lost. */
            lost_reason?: string | null;
            source?: string | null;
            note?: string | null;
        };
        /** SearchHit */
        SearchHit: {
            /** @enum {string} */
            kind: "organization" | "person" | "project" | "service" | "task" | "employee" | "invoice" | "quote" | "sales" | "document";
            /** Format: uuid */
            id: string;
            title: string;
            /** @description What it belongs to, or what else tells it from others; may be empty. */
            subtitle: string;
            /** @description Where the screens show it. */
            path: string;
            /**
             * Format: uuid
             * @description Of projects, services and tasks, so that hours can be booked at once.
             */
            project_id: string | null;
        };
        /** SentQuote */
        SentQuote: {
            /** Format: uuid */
            id: string;
            /** @description null until it is sent; a revised quote keeps it. */
            number: string | null;
            /** @description 1, 2, …: which version of the number this is. */
            version: number;
            /**
             * Format: uuid
             * @description The version that this one replaces.
             */
            previous_quote_id: string | null;
            /** @enum {string} */
            status: "draft" | "sent" | "accepted" | "declined" | "expired" | "superseded";
            /** @description What can be done with it now. */
            allowed_actions: ("change" | "delete" | "send" | "mark_sent" | "accept" | "decline" | "revise" | "make_project")[];
            /** Format: uuid */
            sales_id: string | null;
            sales_name: string | null;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            /** Format: uuid */
            company_profile_id: string;
            company_profile_name: string;
            subject: string | null;
            introduction: string | null;
            terms: string | null;
            /** Format: date */
            quote_date: string | null;
            /**
             * Format: date
             * @description The last day on which it can be accepted.
             */
            valid_until: string | null;
            currency: string;
            /** @enum {string} */
            language: "nl" | "en" | "de" | "fr";
            /** @description Options count only when they are chosen. */
            total_excl_vat: number;
            total_vat: number;
            total_incl_vat: number;
            vat_breakdown: components["schemas"]["VatGroup"][];
            /** Format: date-time */
            sent_at: string | null;
            /** Format: date-time */
            accepted_at: string | null;
            /** Format: date-time */
            declined_at: string | null;
            accepted_by_name: string | null;
            declined_reason: string | null;
            /**
             * Format: uuid
             * @description The project that was made of it.
             */
            project_id: string | null;
            /**
             * Format: uuid
             * @description Its PDF, made shortly after it was sent.
             */
            document_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            lines: components["schemas"]["QuoteLine"][];
            /**
             * Format: uri
             * @description Where the customer reads the quote and answers it, without an account. Whoever has it can accept.
             */
            url: string;
        };
        /** Service */
        Service: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            project_name: string;
            service_number: string;
            name: string;
            description: string | null;
            /** @enum {string} */
            status: "open" | "closed";
            /** @description The statuses it can be given now. */
            allowed_actions: ("open" | "closed")[];
            /** @enum {string} */
            billing_method: "time_and_materials" | "fixed_price" | "subscription" | "non_billable";
            hourly_rate: number | null;
            price: number | null;
            /** @enum {string|null} */
            cycle: "month" | "quarter" | "half_year" | "year" | null;
            invoice_in_advance: boolean;
            /** Format: date */
            start_date: string | null;
            /** Format: date */
            end_date: string | null;
            budget_minutes: number | null;
            budget_amount: number | null;
            /** Format: uuid */
            vat_rate_id: string | null;
            vat_percentage: number | null;
            is_bookable: boolean;
            position: number;
            custom_fields: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** ServiceCreate */
        ServiceCreate: {
            /** Format: uuid */
            project_id: string;
            name: string;
            description?: string | null;
            /**
             * @default open
             * @enum {string}
             */
            status?: "open" | "closed";
            /**
             * @default time_and_materials
             * @enum {string}
             */
            billing_method?: "time_and_materials" | "fixed_price" | "subscription" | "non_billable";
            hourly_rate?: number | null;
            price?: number | null;
            /** @enum {string|null} */
            cycle?: "month" | "quarter" | "half_year" | "year" | null;
            /** @default true */
            invoice_in_advance?: boolean;
            /** Format: date */
            start_date?: string | null;
            /** Format: date */
            end_date?: string | null;
            budget_minutes?: number | null;
            budget_amount?: number | null;
            /** Format: uuid */
            vat_rate_id?: string | null;
            /** @default true */
            is_bookable?: boolean;
            position?: number;
        };
        /** ServiceDetail */
        ServiceDetail: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            project_name: string;
            service_number: string;
            name: string;
            description: string | null;
            /** @enum {string} */
            status: "open" | "closed";
            /** @description The statuses it can be given now. */
            allowed_actions: ("open" | "closed")[];
            /** @enum {string} */
            billing_method: "time_and_materials" | "fixed_price" | "subscription" | "non_billable";
            hourly_rate: number | null;
            price: number | null;
            /** @enum {string|null} */
            cycle: "month" | "quarter" | "half_year" | "year" | null;
            invoice_in_advance: boolean;
            /** Format: date */
            start_date: string | null;
            /** Format: date */
            end_date: string | null;
            budget_minutes: number | null;
            budget_amount: number | null;
            /** Format: uuid */
            vat_rate_id: string | null;
            vat_percentage: number | null;
            is_bookable: boolean;
            position: number;
            custom_fields: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            rates: components["schemas"]["ServiceRate"][];
            installments: components["schemas"]["Installment"][];
            totals: components["schemas"]["ServiceTotals"];
        };
        /** ServiceRate */
        ServiceRate: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            service_id: string;
            /** Format: uuid */
            project_id: string;
            /** Format: uuid */
            hour_type_id: string | null;
            hour_type_name: string | null;
            /** Format: uuid */
            employee_id: string | null;
            employee_name: string | null;
            hourly_rate: number;
            /** Format: date */
            valid_from: string;
            /** Format: date */
            valid_to: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** ServiceRateCreate */
        ServiceRateCreate: {
            /** Format: uuid */
            service_id: string;
            /** Format: uuid */
            hour_type_id?: string | null;
            /** Format: uuid */
            employee_id?: string | null;
            hourly_rate: number;
            /** Format: date */
            valid_from: string;
        };
        /** ServiceRateUpdate */
        ServiceRateUpdate: {
            /** Format: uuid */
            hour_type_id?: string | null;
            /** Format: uuid */
            employee_id?: string | null;
            hourly_rate?: number;
            /** Format: date */
            valid_from?: string;
        };
        /** ServiceToInvoice */
        ServiceToInvoice: {
            /** Format: uuid */
            project_id: string;
            project_number: string;
            project_name: string;
            /** Format: uuid */
            service_id: string | null;
            service_name: string | null;
            hours_count: number;
            hours_minutes: number;
            hours_amount: number;
            /** @description Hours without a rate; they have to be priced before. */
            unpriced_count: number;
            unpriced_minutes: number;
            costs_count: number;
            costs_amount: number;
            installments_count: number;
            installments_amount: number;
            subscriptions_count: number;
            subscriptions_amount: number;
            total_amount: number;
        };
        /** ServiceTotals */
        ServiceTotals: {
            spent_minutes: number;
            /** @description The value of the billable hours. */
            hours_amount: number;
            costs_amount: number;
            invoiced_amount: number;
            wip_amount: number;
            planned_minutes: number;
        };
        /** ServiceUpdate */
        ServiceUpdate: {
            name?: string;
            description?: string | null;
            /** @enum {string} */
            status?: "open" | "closed";
            /** @enum {string} */
            billing_method?: "time_and_materials" | "fixed_price" | "subscription" | "non_billable";
            hourly_rate?: number | null;
            price?: number | null;
            /** @enum {string|null} */
            cycle?: "month" | "quarter" | "half_year" | "year" | null;
            invoice_in_advance?: boolean;
            /** Format: date */
            start_date?: string | null;
            /** Format: date */
            end_date?: string | null;
            budget_minutes?: number | null;
            budget_amount?: number | null;
            /** Format: uuid */
            vat_rate_id?: string | null;
            is_bookable?: boolean;
            position?: number;
        };
        /** Session */
        Session: {
            user: {
                /** Format: uuid */
                id: string;
                name: string;
                email: string;
                role: string;
                has_password: boolean;
                has_totp: boolean;
                /** @enum {string|null} */
                language: "nl" | "en" | null;
            };
            employee: {
                /** Format: uuid */
                id: string;
                full_name: string;
            } | null;
            environment: {
                /** Format: uuid */
                id: string;
                slug: string;
                name: string;
                time_zone: string;
            };
            rights: ("crm:read" | "crm:write" | "projects:read" | "projects:write" | "hours:read" | "hours:write" | "invoices:read" | "invoices:write" | "sales:read" | "sales:write" | "hrm:read" | "hrm:write" | "cost_rates" | "absence" | "approve_hours" | "approve_leave" | "approve_own" | "approve_purchases" | "planning" | "people" | "settings" | "users")[];
        };
        /** SessionState */
        SessionState: {
            signed_in: boolean;
            session: components["schemas"]["Session"] | null;
            /** @description Nobody has an account yet: the first one is made with POST /session/first. */
            is_empty: boolean;
            ways: ("password" | "link" | "passkey")[];
        };
        /** SignIn */
        SignIn: {
            email: string;
            password: string;
            environment?: string;
        };
        /** SignInByLink */
        SignInByLink: {
            token: string;
        };
        /** SignInCode */
        SignInCode: {
            ticket: string;
            code: string;
        };
        /** SkippedHours */
        SkippedHours: {
            /** Format: uuid */
            hours_id: string;
            code: string;
            detail: string;
        };
        /** Stage */
        Stage: {
            /** Format: uuid */
            id: string;
            name: string;
            position: number;
            probability: number;
            color: string | null;
            is_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** StageCreate */
        StageCreate: {
            name: string;
            position?: number;
            probability: number;
            color?: string | null;
            is_active?: boolean;
        };
        /** StageUpdate */
        StageUpdate: {
            name?: string;
            position?: number;
            probability?: number;
            color?: string | null;
            is_active?: boolean;
        };
        /** Switch */
        Switch: {
            environment: string;
            /** @description Of the account there, where the one you signed in with is not its own. */
            password?: string;
        };
        /** Task */
        Task: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            project_id: string;
            project_name: string;
            /** Format: uuid */
            service_id: string | null;
            service_name: string | null;
            name: string;
            description: string | null;
            /** @enum {string} */
            status: "open" | "in_progress" | "done" | "cancelled";
            /** @description The statuses it can be given now. */
            allowed_actions: ("open" | "in_progress" | "done" | "cancelled")[];
            /** Format: uuid */
            assignee_employee_id: string | null;
            assignee_employee_name: string | null;
            /** Format: date */
            start_date: string | null;
            /** Format: date */
            due_date: string | null;
            estimated_minutes: number | null;
            /** @enum {string} */
            priority: "low" | "normal" | "high";
            position: number;
            /** Format: date-time */
            completed_at: string | null;
            is_overdue: boolean;
            planned_minutes: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** TaskCreate */
        TaskCreate: {
            /** Format: uuid */
            project_id: string;
            /** Format: uuid */
            service_id?: string | null;
            name: string;
            description?: string | null;
            /**
             * @default open
             * @enum {string}
             */
            status?: "open" | "in_progress" | "done" | "cancelled";
            /** Format: uuid */
            assignee_employee_id?: string | null;
            /** Format: date */
            start_date?: string | null;
            /** Format: date */
            due_date?: string | null;
            estimated_minutes?: number | null;
            /**
             * @default normal
             * @enum {string}
             */
            priority?: "low" | "normal" | "high";
            position?: number;
        };
        /** TaskUpdate */
        TaskUpdate: {
            /** Format: uuid */
            service_id?: string | null;
            name?: string;
            description?: string | null;
            /** @enum {string} */
            status?: "open" | "in_progress" | "done" | "cancelled";
            /** Format: uuid */
            assignee_employee_id?: string | null;
            /** Format: date */
            start_date?: string | null;
            /** Format: date */
            due_date?: string | null;
            estimated_minutes?: number | null;
            /** @enum {string} */
            priority?: "low" | "normal" | "high";
            position?: number;
        };
        /** Team */
        Team: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            lead_employee_id: string | null;
            lead_employee_name: string | null;
            members: {
                /** Format: uuid */
                employee_id: string;
                employee_name: string;
                /** Format: date */
                since: string;
            }[];
            is_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** TeamCreate */
        TeamCreate: {
            name: string;
            /** Format: uuid */
            lead_employee_id?: string | null;
            is_active?: boolean;
            /** @description All of them. */
            members?: {
                /** Format: uuid */
                employee_id: string;
                /**
                 * Format: date
                 * @description Today if left out.
                 */
                since?: string;
            }[];
        };
        /** TeamUpdate */
        TeamUpdate: {
            name?: string;
            /** Format: uuid */
            lead_employee_id?: string | null;
            is_active?: boolean;
            /** @description All of them. */
            members?: {
                /** Format: uuid */
                employee_id: string;
                /**
                 * Format: date
                 * @description Today if left out.
                 */
                since?: string;
            }[];
        };
        /** Template */
        Template: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string | null;
            is_active: boolean;
            services: {
                name: string;
                description: string | null;
                /** @enum {string} */
                billing_method: "time_and_materials" | "fixed_price" | "subscription" | "non_billable";
                hourly_rate: number | null;
                price: number | null;
                /** @enum {string|null} */
                cycle: "month" | "quarter" | "half_year" | "year" | null;
                budget_minutes: number | null;
                budget_amount: number | null;
                position: number;
                tasks_count: number;
            }[];
            tasks: {
                name: string;
                description: string | null;
                estimated_minutes: number | null;
                start_offset_days: number | null;
                due_offset_days: number | null;
                service_position: number | null;
                position: number;
            }[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** TemplateApply */
        TemplateApply: {
            name: string;
            /** Format: uuid */
            organization_id?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            /** Format: uuid */
            manager_employee_id?: string | null;
            /** Format: date */
            start_date?: string | null;
            /** Format: date */
            end_date?: string | null;
            budget_minutes?: number | null;
            budget_amount?: number | null;
            note?: string | null;
            /** Format: uuid */
            company_profile_id?: string;
            /** @enum {string} */
            rate_basis?: "service" | "employee" | "hour_type";
            invoice_reference?: string | null;
            team_ids?: string[];
        };
        /** TemplateCreate */
        TemplateCreate: {
            name: string;
            description?: string | null;
            is_active?: boolean;
            services?: {
                name: string;
                description?: string | null;
                /**
                 * @default time_and_materials
                 * @enum {string}
                 */
                billing_method?: "time_and_materials" | "fixed_price" | "subscription" | "non_billable";
                hourly_rate?: number | null;
                price?: number | null;
                /** @enum {string|null} */
                cycle?: "month" | "quarter" | "half_year" | "year" | null;
                budget_minutes?: number | null;
                budget_amount?: number | null;
                position?: number;
            }[];
            tasks?: {
                name: string;
                description?: string | null;
                estimated_minutes?: number | null;
                /** @description Days after the start of the project. */
                start_offset_days?: number | null;
                /** @description Days after the start of the project. */
                due_offset_days?: number | null;
                service_position?: number | null;
                position?: number;
            }[];
        };
        /** TemplateUpdate */
        TemplateUpdate: {
            name?: string;
            description?: string | null;
            is_active?: boolean;
            services?: {
                name: string;
                description?: string | null;
                /**
                 * @default time_and_materials
                 * @enum {string}
                 */
                billing_method?: "time_and_materials" | "fixed_price" | "subscription" | "non_billable";
                hourly_rate?: number | null;
                price?: number | null;
                /** @enum {string|null} */
                cycle?: "month" | "quarter" | "half_year" | "year" | null;
                budget_minutes?: number | null;
                budget_amount?: number | null;
                position?: number;
            }[];
            tasks?: {
                name: string;
                description?: string | null;
                estimated_minutes?: number | null;
                /** @description Days after the start of the project. */
                start_offset_days?: number | null;
                /** @description Days after the start of the project. */
                due_offset_days?: number | null;
                service_position?: number | null;
                position?: number;
            }[];
        };
        /** Timeline */
        Timeline: {
            /** @description Newest first. */
            rows: components["schemas"]["TimelineRow"][];
            /** @description To be sent as after for the rows behind these; null at the end. */
            next: string | null;
            /** @description What the caller may not see. */
            omitted: ("note" | "quote" | "sales" | "project" | "invoice" | "document")[];
        };
        /** TimelineRow */
        TimelineRow: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "note" | "quote_sent" | "quote_accepted" | "quote_declined" | "sales_created" | "sales_won" | "sales_lost" | "project_created" | "project_closed" | "invoice_finalised" | "invoice_sent" | "invoice_paid" | "invoice_overdue" | "document";
            /** @enum {string} */
            record: "note" | "quote" | "sales" | "project" | "invoice" | "document";
            /**
             * Format: uuid
             * @description Of the record.
             */
            id: string;
            title: string | null;
            text: string | null;
            /** @description Of quotes and opportunities excluding, of invoices including VAT. */
            amount: number | null;
            currency: string | null;
            /** @description Who did it, as far as it is known. */
            by: string | null;
        };
        /** Timer */
        Timer: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            employee_id: string;
            /** Format: uuid */
            project_id: string | null;
            project_name: string | null;
            /** Format: uuid */
            service_id: string | null;
            service_name: string | null;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            task_id: string | null;
            task_name: string | null;
            /** Format: uuid */
            hour_type_id: string | null;
            hour_type_name: string | null;
            note: string | null;
            billable: boolean;
            /** Format: date-time */
            started_at: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description For If-Match, as "v1". */
            version: number;
            /** @description It has been running for 8 hours: time to ask. */
            is_long: boolean;
            /** @description It has been running for more than 24 hours: stopped_at is needed. */
            is_forgotten: boolean;
        };
        /** TimerStart */
        TimerStart: {
            /** Format: uuid */
            project_id?: string | null;
            /** Format: uuid */
            service_id?: string | null;
            /** Format: uuid */
            task_id?: string | null;
            /** Format: uuid */
            hour_type_id?: string | null;
            note?: string | null;
            /** @default true */
            billable?: boolean;
            /** Format: date-time */
            started_at?: string;
        };
        /** TimerStop */
        TimerStop: {
            /** Format: date-time */
            stopped_at?: string;
        };
        /** TimerUpdate */
        TimerUpdate: {
            /** Format: uuid */
            project_id?: string | null;
            /** Format: uuid */
            service_id?: string | null;
            /** Format: uuid */
            task_id?: string | null;
            /** Format: uuid */
            hour_type_id?: string | null;
            note?: string | null;
            billable?: boolean;
            /** Format: date-time */
            started_at?: string;
        };
        /** Timing */
        Timing: {
            timer: components["schemas"]["Timer"] | null;
            /**
             * Format: date-time
             * @description The clock of the server, to count from.
             */
            now: string;
        };
        /** TimingStep */
        TimingStep: {
            timer: components["schemas"]["Timer"] | null;
            booked: components["schemas"]["Hours"] | null;
            /**
             * Format: date-time
             * @description The clock of the server, to count from.
             */
            now: string;
        };
        /** Tombstone */
        Tombstone: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            deleted_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** Totp */
        Totp: {
            is_on: boolean;
            /** Format: date-time */
            confirmed_at: string | null;
            recovery_codes_left: number;
        };
        /** TotpConfirm */
        TotpConfirm: {
            code: string;
        };
        /** TotpProof */
        TotpProof: {
            password?: string;
            code?: string;
        };
        /** TotpSecret */
        TotpSecret: {
            /** @description Shown once: base32, to type over into the app. */
            secret: string;
            /** @description Shown once: what the picture holds that the app reads. */
            uri: string;
            /** @description Shown once: the QR code, as SVG. */
            picture: string;
        };
        /** Turnover */
        Turnover: {
            /** Format: date */
            as_of: string;
            /** @description Of all rows, those beyond the limit as well; so are the totals. */
            count: number;
            /** @description Whether there are more rows behind these. */
            truncated: boolean;
            /** @description Where they begin. */
            next_offset: number | null;
            /** @description ISO 4217, of all amounts. */
            currency: string;
            /** @description In these there are invoices of the period as well; amounts of different currencies are never added up. */
            other_currencies: string[];
            totals: components["schemas"]["TurnoverFigures"];
            rows: components["schemas"]["TurnoverRow"][];
        };
        /** TurnoverFigures */
        TurnoverFigures: {
            /** @description On final invoices, excluding VAT. */
            invoiced_amount: number;
            /** @description On final credit notes, excluding VAT; not positive. */
            credited_amount: number;
            /** @description Both together. */
            turnover_amount: number;
        };
        /** TurnoverRow */
        TurnoverRow: {
            /** @description Such as 2026-02. */
            month?: string;
            /** Format: uuid */
            organization_id?: string | null;
            organization_name?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            person_name?: string | null;
            /** Format: uuid */
            project_id?: string | null;
            project_number?: string | null;
            project_name?: string | null;
            /** @description On final invoices, excluding VAT. */
            invoiced_amount: number;
            /** @description On final credit notes, excluding VAT; not positive. */
            credited_amount: number;
            /** @description Both together. */
            turnover_amount: number;
        };
        /** UnfinishedDay */
        UnfinishedDay: {
            /** Format: date */
            date: string;
            minutes: number;
            expected_minutes: number;
            /** @enum {string} */
            reason: "not_submitted" | "nothing_booked";
            list: components["schemas"]["Link"];
        };
        /** User */
        User: {
            /** Format: uuid */
            id: string;
            email: string;
            name: string;
            /** Format: uuid */
            role_id: string;
            role_name: string;
            is_active: boolean;
            has_password: boolean;
            has_totp: boolean;
            /** Format: uuid */
            employee_id: string | null;
            employee_name: string | null;
            /** Format: date-time */
            last_sign_in_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** UserCreate */
        UserCreate: {
            /** Format: email */
            email: string;
            name: string;
            /** Format: uuid */
            role_id: string;
        };
        /** UserUpdate */
        UserUpdate: {
            name?: string;
            /** Format: uuid */
            role_id?: string;
            is_active?: boolean;
        };
        /** UserWithLink */
        UserWithLink: {
            /** Format: uuid */
            id: string;
            email: string;
            name: string;
            /** Format: uuid */
            role_id: string;
            role_name: string;
            is_active: boolean;
            has_password: boolean;
            has_totp: boolean;
            /** Format: uuid */
            employee_id: string | null;
            employee_name: string | null;
            /** Format: date-time */
            last_sign_in_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Shown once: the path that opens one session, within 72 hours. */
            sign_in_link: string;
        };
        /** Utilisation */
        Utilisation: {
            /** Format: date */
            as_of: string;
            /** @description Of all rows, those beyond the limit as well; so are the totals. */
            count: number;
            /** @description Whether there are more rows behind these. */
            truncated: boolean;
            /** @description Where they begin. */
            next_offset: number | null;
            totals: components["schemas"]["UtilisationFigures"];
            rows: components["schemas"]["UtilisationRow"][];
        };
        /** UtilisationFigures */
        UtilisationFigures: {
            /** @description Scheduled, less holidays, leave and absence. */
            net_minutes: number;
            booked_minutes: number;
            /** @description What can be billed; work without a customer cannot. */
            billable_minutes: number;
            /** @description Of the net capacity; null where there is none. */
            utilisation_percentage: number | null;
            /** @description Of the net capacity; null where there is none. */
            booked_percentage: number | null;
        };
        /** UtilisationRow */
        UtilisationRow: {
            /** Format: uuid */
            employee_id?: string | null;
            employee_name?: string | null;
            /** Format: uuid */
            team_id?: string | null;
            team_name?: string | null;
            /** @description By ISO 8601, such as 2026-W07. */
            week?: string;
            /** @description Such as 2026-02. */
            month?: string;
            /** @description Scheduled, less holidays, leave and absence. */
            net_minutes: number;
            booked_minutes: number;
            /** @description What can be billed; work without a customer cannot. */
            billable_minutes: number;
            /** @description Of the net capacity; null where there is none. */
            utilisation_percentage: number | null;
            /** @description Of the net capacity; null where there is none. */
            booked_percentage: number | null;
        };
        /** VatGroup */
        VatGroup: {
            /** @enum {string} */
            vat_category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
            vat_percentage: number;
            taxable_amount: number;
            vat_amount: number;
            exemption_reason: string | null;
            exemption_code: string | null;
        };
        /** VatRate */
        VatRate: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            company_profile_id: string;
            name: string;
            percentage: number;
            /** @enum {string} */
            category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
            exemption_reason: string | null;
            /** Format: date */
            valid_from: string;
            /** Format: date */
            valid_to: string | null;
            is_default: boolean;
            is_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** VatRateCreate */
        VatRateCreate: {
            /** Format: uuid */
            company_profile_id: string;
            name: string;
            percentage: number;
            /** @enum {string} */
            category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
            exemption_reason?: string | null;
            /** Format: date */
            valid_from: string;
            /** Format: date */
            valid_to?: string | null;
            /** @default false */
            is_default?: boolean;
            /** @default true */
            is_active?: boolean;
        };
        /** VatRateRow */
        VatRateRow: {
            /** Format: uuid */
            id: string;
            name: string;
            percentage: number;
            /** @enum {string} */
            category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
            exemption_reason: string | null;
            /** Format: date */
            valid_from: string;
            /** Format: date */
            valid_to: string | null;
            is_default: boolean;
            is_active: boolean;
        };
        /** VatRateUpdate */
        VatRateUpdate: {
            name?: string;
            percentage?: number;
            /** @enum {string} */
            category?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
            exemption_reason?: string | null;
            /** Format: date */
            valid_from?: string;
            /** Format: date */
            valid_to?: string | null;
            is_default?: boolean;
            is_active?: boolean;
        };
        /** View */
        View: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            screen: "organizations" | "persons" | "projects" | "services" | "tasks" | "hours" | "employees" | "leave" | "planning" | "invoices" | "to_invoice" | "purchases" | "costs" | "quotes" | "sales" | "documents";
            name: string;
            /**
             * @description Parameters of the list that the screen shows, without limit and offset.
             * @example {
             *       "is_active": "true",
             *       "sort": "-updated_at"
             *     }
             */
            query: {
                [key: string]: string | string[];
            };
            is_shared: boolean;
            position: number;
            /** Format: uuid */
            user_id: string;
            user_name: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** ViewCreate */
        ViewCreate: {
            /** @enum {string} */
            screen: "organizations" | "persons" | "projects" | "services" | "tasks" | "hours" | "employees" | "leave" | "planning" | "invoices" | "to_invoice" | "purchases" | "costs" | "quotes" | "sales" | "documents";
            name: string;
            /**
             * @description Parameters of the list that the screen shows, without limit and offset.
             * @example {
             *       "is_active": "true",
             *       "sort": "-updated_at"
             *     }
             */
            query: {
                [key: string]: string | string[];
            };
            /**
             * @description Whether everybody who may open the screen sees it.
             * @default false
             */
            is_shared?: boolean;
            /** @default 0 */
            position?: number;
        };
        /** ViewUpdate */
        ViewUpdate: {
            name?: string;
            /**
             * @description Parameters of the list that the screen shows, without limit and offset.
             * @example {
             *       "is_active": "true",
             *       "sort": "-updated_at"
             *     }
             */
            query?: {
                [key: string]: string | string[];
            };
            /** @description Whether everybody who may open the screen sees it. */
            is_shared?: boolean;
            position?: number;
        };
        /** Webhook */
        Webhook: {
            /** Format: uuid */
            id: string;
            /** @description Where events are posted to. */
            url: string;
            /**
             * @description What it is told of. A test event reaches it whatever stands here.
             * @example [
             *       "hours.*",
             *       "invoice.paid"
             *     ]
             */
            kinds: components["schemas"]["KindPattern"][];
            description: string;
            /** @description While it is switched off nothing new is queued for it; what waits goes out when it is on again. */
            is_active: boolean;
            /**
             * Format: uuid
             * @description Whose rights it has: whoever made it, or last changed url or kinds. It is sent what this user may read at that moment.
             */
            user_id: string;
            user_name: string;
            /**
             * @description Why the service itself switched it off: gone = the receiver answered 410; failing = nothing but failures for 5 days.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /** Format: date-time */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description When its secret was last replaced.
             */
            rotated_at: string | null;
            /**
             * Format: date-time
             * @description Until then every delivery is also signed with the secret from before, 24 hours after the change.
             */
            previous_secret_expires_at: string | null;
            /**
             * Format: date-time
             * @description When the first of the failures was.
             */
            failing_since: string | null;
            /** @description Attempts that failed since the last one that succeeded. */
            failures: number;
            /** @description Deliveries that still wait for their first or next attempt. */
            waiting_deliveries: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** WebhookCreate */
        WebhookCreate: {
            /**
             * Format: uri
             * @description https, without user and password, to an address that everybody can reach.
             * @example https://hooks.example.com/kantoor
             */
            url: string;
            /**
             * @description What it is told of. A test event reaches it whatever stands here.
             * @example [
             *       "hours.*",
             *       "invoice.paid"
             *     ]
             */
            kinds: components["schemas"]["KindPattern"][];
            /** @default  */
            description?: string;
            /** @default true */
            is_active?: boolean;
        };
        /** WebhookResend */
        WebhookResend: {
            /**
             * @description All deliveries of this webhook that failed.
             * @enum {boolean}
             */
            failed?: true;
            /**
             * Format: date-time
             * @description All events since this moment, also those that were delivered or never queued; 30 days are kept.
             */
            since?: string;
            /**
             * Format: uuid
             * @description As the answer before told: the event to go on with.
             */
            continue_from?: string;
        };
        /** WebhookUpdate */
        WebhookUpdate: {
            /**
             * Format: uri
             * @description https, without user and password, to an address that everybody can reach.
             * @example https://hooks.example.com/kantoor
             */
            url?: string;
            /**
             * @description What it is told of. A test event reaches it whatever stands here.
             * @example [
             *       "hours.*",
             *       "invoice.paid"
             *     ]
             */
            kinds?: components["schemas"]["KindPattern"][];
            description?: string;
            is_active?: boolean;
        };
        /** WebhookWithSecret */
        WebhookWithSecret: {
            /** Format: uuid */
            id: string;
            /** @description Where events are posted to. */
            url: string;
            /**
             * @description What it is told of. A test event reaches it whatever stands here.
             * @example [
             *       "hours.*",
             *       "invoice.paid"
             *     ]
             */
            kinds: components["schemas"]["KindPattern"][];
            description: string;
            /** @description While it is switched off nothing new is queued for it; what waits goes out when it is on again. */
            is_active: boolean;
            /**
             * Format: uuid
             * @description Whose rights it has: whoever made it, or last changed url or kinds. It is sent what this user may read at that moment.
             */
            user_id: string;
            user_name: string;
            /**
             * @description Why the service itself switched it off: gone = the receiver answered 410; failing = nothing but failures for 5 days.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /** Format: date-time */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description When its secret was last replaced.
             */
            rotated_at: string | null;
            /**
             * Format: date-time
             * @description Until then every delivery is also signed with the secret from before, 24 hours after the change.
             */
            previous_secret_expires_at: string | null;
            /**
             * Format: date-time
             * @description When the first of the failures was.
             */
            failing_since: string | null;
            /** @description Attempts that failed since the last one that succeeded. */
            failures: number;
            /** @description Deliveries that still wait for their first or next attempt. */
            waiting_deliveries: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description What deliveries are signed with: whsec_ and 32 bytes in base64. Shown once. */
            secret: string;
        };
        /** Week */
        Week: {
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
            time_zone: string;
            /** Format: date */
            date_from: string;
            /** Format: date */
            date_to: string;
            rows: components["schemas"]["WeekRow"][];
            days: components["schemas"]["WeekDay"][];
            totals: components["schemas"]["WeekTotals"];
            approval: components["schemas"]["WeekApproval"];
            actions: components["schemas"]["WeekActions"];
        };
        /**
         * WeekActions
         * @description The entries on which whoever asks can take each step now.
         */
        WeekActions: {
            submit: string[];
            approve: string[];
            reject: string[];
            withdraw: string[];
        };
        /** WeekApproval */
        WeekApproval: {
            /** @description Whether hours that are booked now need approval. */
            is_required: boolean;
            /** @enum {string} */
            status: "not_required" | "open" | "submitted" | "approved" | "rejected" | "empty";
        };
        /** WeekCell */
        WeekCell: {
            /** Format: date */
            date: string;
            minutes: number;
            entries: components["schemas"]["WeekEntry"][];
        };
        /** WeekCopied */
        WeekCopied: {
            /** @description What was booked; deleting them undoes it. */
            ids: string[];
            skipped: components["schemas"]["SkippedHours"][];
            rows: components["schemas"]["WeekPlace"][];
        };
        /** WeekCopy */
        WeekCopy: {
            /** Format: uuid */
            employee_id?: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @default true */
            with_minutes?: boolean;
        };
        /** WeekDay */
        WeekDay: {
            /** Format: date */
            date: string;
            minutes: number;
            billable_minutes: number;
            schedule: components["schemas"]["WeekSchedule"] | null;
            holiday: components["schemas"]["WeekHoliday"] | null;
            /**
             * Format: date-time
             * @description Where an entry begins of which only the minutes are known.
             */
            next_start_at: string;
            /** @description Why nothing can be added on this day; null where it can. */
            refusal: components["schemas"]["Refusal"] | null;
        };
        /** WeekEntry */
        WeekEntry: {
            /** Format: uuid */
            id: string;
            /** @description For If-Match, as "v1". */
            version: number;
            /** Format: date-time */
            start_at: string;
            /** Format: date-time */
            end_at: string;
            minutes: number;
            note: string | null;
            billable: boolean;
            /** @enum {string} */
            approval_status: "not_required" | "open" | "submitted" | "approved" | "rejected";
            approval_note: string | null;
            /** @enum {string} */
            invoice_status: "not_billable" | "included" | "to_invoice" | "on_draft" | "invoiced" | "written_off";
            locked: boolean;
            /** @enum {string|null} */
            lock_reason: "invoiced" | "draft_invoice" | "approved" | "period_closed" | "written_off" | null;
            /** @description Why it cannot be changed; null where it can. */
            refusal: components["schemas"]["Refusal"] | null;
        };
        /** WeekHoliday */
        WeekHoliday: {
            name: string;
            half_day: boolean;
        };
        /** WeekPlace */
        WeekPlace: {
            /** Format: uuid */
            project_id: string | null;
            project_name: string | null;
            /** Format: uuid */
            service_id: string | null;
            service_name: string | null;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            hour_type_id: string | null;
            hour_type_name: string | null;
            /** @description Why nothing can be added here; null where it can. */
            refusal: components["schemas"]["Refusal"] | null;
        };
        /** WeekRow */
        WeekRow: {
            /** Format: uuid */
            project_id: string | null;
            project_name: string | null;
            /** Format: uuid */
            service_id: string | null;
            service_name: string | null;
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            hour_type_id: string | null;
            hour_type_name: string | null;
            /** @description Why nothing can be added here; null where it can. */
            refusal: components["schemas"]["Refusal"] | null;
            /** @description Nothing of it is booked in this week, but in the one before. */
            carried: boolean;
            minutes: number;
            days: components["schemas"]["WeekCell"][];
        };
        /** WeekSchedule */
        WeekSchedule: {
            /** @description By the contract. */
            gross: number;
            holiday: number;
            /** @description Null where leave and absence are not told apart. */
            leave: number | null;
            /** @description Null where leave and absence are not told apart. */
            absence: number | null;
            /** @description What is to be worked. */
            net: number;
        };
        /** WeekTotals */
        WeekTotals: {
            minutes: number;
            billable_minutes: number;
            /** @description What is to be worked; null where the schedule is not told. */
            net: number | null;
        };
        /** WorkChoice */
        WorkChoice: {
            hours_ids?: string[];
            cost_ids?: string[];
            installment_ids?: string[];
            cycles?: {
                /** Format: uuid */
                service_id: string;
                /** Format: date */
                period_start: string;
            }[];
            organization_ids?: string[];
            person_ids?: string[];
            /**
             * Format: date
             * @description Work up to this day; today unless given.
             */
            until?: string;
            /**
             * @default service_hour_type_rate
             * @enum {string}
             */
            grouping?: "service_hour_type_rate" | "entry" | "employee" | "service";
            /**
             * @default client
             * @enum {string}
             */
            per?: "client" | "project";
            /** Format: date */
            invoice_date?: string;
        };
        /** WorkInProgress */
        WorkInProgress: {
            /** Format: date */
            as_of: string;
            /** @description Of all rows, those beyond the limit as well; so are the totals. */
            count: number;
            /** @description Whether there are more rows behind these. */
            truncated: boolean;
            /** @description Where they begin. */
            next_offset: number | null;
            /** @description ISO 4217, of all amounts. */
            currency: string;
            totals: components["schemas"]["WorkInProgressFigures"];
            rows: components["schemas"]["WorkInProgressRow"][];
        };
        /** WorkInProgressFigures */
        WorkInProgressFigures: {
            /** @description The value of the hours that can be invoiced. */
            hours_value: number;
            /** @description The sales value of the costs that can be invoiced. */
            costs_value: number;
            written_off: number;
            /** @description Final invoice lines, credit notes negative. */
            invoiced: number;
            /** @description Done and not invoiced; negative is invoiced ahead of the work. */
            wip_amount: number;
            /** @description What was done beyond a fixed price. */
            over_budget_amount: number;
            /** @description Hours without a rate, which have no value yet. */
            unpriced_minutes: number;
        };
        /** WorkInProgressRow */
        WorkInProgressRow: {
            /** Format: uuid */
            organization_id: string | null;
            organization_name: string | null;
            /** Format: uuid */
            person_id: string | null;
            person_name: string | null;
            /** Format: uuid */
            project_id: string | null;
            project_number: string | null;
            project_name: string | null;
            /** Format: uuid */
            service_id: string | null;
            service_name: string | null;
            /** @description The value of the hours that can be invoiced. */
            hours_value: number;
            /** @description The sales value of the costs that can be invoiced. */
            costs_value: number;
            written_off: number;
            /** @description Final invoice lines, credit notes negative. */
            invoiced: number;
            /** @description Done and not invoiced; negative is invoiced ahead of the work. */
            wip_amount: number;
            /** @description What was done beyond a fixed price. */
            over_budget_amount: number;
            /** @description Hours without a rate, which have no value yet. */
            unpriced_minutes: number;
        };
    };
    responses: {
        /** @description Refused: validation-error, invalid-json, invalid-reference, unknown-parameter, malformed-request. */
        400: {
            headers: {
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refused: unauthenticated, invalid-credentials, step-expired. */
        401: {
            headers: {
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refused: insufficient-scope, forbidden, foreign-origin. */
        403: {
            headers: {
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refused: not-found. */
        404: {
            headers: {
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refused: not-acceptable. */
        406: {
            headers: {
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refused: already-created, duplicate, in-use, cycle, already-set-up, last-owner, hours-locked, hours-overlap, day-exceeds-24-hours, period-closed, project-closed, project-archived, project-has-hours, project-has-invoices, project-has-costs, project-has-draft-invoices, service-closed, service-has-hours, service-in-use, service-invoiced, price-below-invoiced, hour-type-inactive, employee-inactive, timer-not-running, timer-forgotten, budget-exceeded, invoice-not-draft, invoice-not-finalised, invoice-incomplete, installments-unbalanced, payment-exceeds-outstanding, duplicate-payment, duplicate-purchase-invoice, purchase-invoice-processed, cost-locked, cost-exceeds-purchase-invoice, sales-in-use, sales-closed, sales-has-project, leave-overlap, leave-balance-insufficient, leave-no-working-time, leave-decided, absence-open, planning-no-capacity, webhook-inactive, too-many-webhooks, invalid-transition, idempotency-in-progress. */
        409: {
            headers: {
                "X-Request-Id"?: string;
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refused: precondition-failed. */
        412: {
            headers: {
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refused: payload-too-large. */
        413: {
            headers: {
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refused: unsupported-media-type. */
        415: {
            headers: {
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refused: idempotency-key-reused. */
        422: {
            headers: {
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refused: rate-limited, too-many-attempts. */
        429: {
            headers: {
                "X-Request-Id"?: string;
                /** @description Requests in a window of 60 seconds. */
                "X-RateLimit-Limit"?: number;
                /** @description Requests that are left in this window. */
                "X-RateLimit-Remaining"?: number;
                /** @description When the window ends, in Unix seconds. */
                "X-RateLimit-Reset"?: number;
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refused: internal-error. */
        500: {
            headers: {
                "X-Request-Id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refused: unavailable. */
        503: {
            headers: {
                "X-Request-Id"?: string;
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "session.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"] | components["schemas"]["CodeNeeded"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.create_by_link": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInByLink"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"] | components["schemas"]["CodeNeeded"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.create_with_code": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInCode"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.set_password": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.read_state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionState"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.create_first": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstRun"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"] | components["schemas"]["CodeNeeded"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnSession"][];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.end_others": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.end": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.list_environments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnEnvironment"][];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.switch": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Switch"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"] | components["schemas"]["CodeNeeded"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.read_totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Totp"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.begin_totp": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpProof"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TotpSecret"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.confirm_totp": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpConfirm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.renew_recovery_codes": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpProof"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.stop_totp": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpProof"];
            };
        };
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "passkey.ask": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyQuestion"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "session.create_by_passkey": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"] | components["schemas"]["CodeNeeded"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "passkey.begin": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyBegin"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyQuestion"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "passkey.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, name, last_used_at. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "passkey.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "passkey.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "passkey.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "preferences.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Preferences"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "preferences.replace": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesReplace"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Preferences"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "user.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, name, email, last_sign_in_at. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description The exact value, several separated by commas, or null. */
                email?: string;
                /** @description One id, several separated by commas, or null. */
                role_id?: string;
                is_active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "user.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserWithLink"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "user.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "user.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "user.make_link": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserWithLink"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "user.reset_totp": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "role.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, name. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "role.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "role.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "role.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "api_key.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, name, last_used_at. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                user_id?: string;
                is_revoked?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "api_key.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKeyWithSecret"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "api_key.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "environment.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Environment"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "environment.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvironmentUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Environment"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "audit.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, at. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                record_id?: string;
                /** @description The exact value, several separated by commas, or null. */
                resource?: string;
                /** @description The exact value, several separated by commas, or null. */
                operation?: string;
                /** @description One id, several separated by commas, or null. */
                actor_id?: string;
                /** @description One of user, api_key, system, or several separated by commas. */
                actor_type?: string;
                /** @description The exact value, several separated by commas, or null. */
                request_id?: string;
                /** @description This or later. */
                at_from?: string;
                /** @description This or earlier. */
                at_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "mail.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, sent_at. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One of invoice, reminder, quote, webhook, security, or several separated by commas. */
                kind?: string;
                /** @description One of waiting, sent, kept, failed, or several separated by commas. */
                status?: string;
                /** @description The exact value, several separated by commas, or null. */
                recipient?: string;
                /** @description One id, several separated by commas, or null. */
                invoice_id?: string;
                /** @description One id, several separated by commas, or null. */
                quote_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Mail"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "mail.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Mail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "organization.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, name, relation_number. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                /** @description The exact value, several separated by commas, or null. */
                name?: string;
                /** @description The exact value, several separated by commas, or null. */
                coc_code?: string;
                /** @description The exact value, several separated by commas, or null. */
                vat_number?: string;
                /** @description The exact value, several separated by commas, or null. */
                relation_number?: string;
                /** @description The exact value, several separated by commas, or null. */
                email?: string;
                /** @description One id, or several separated by commas. */
                relation_type_id?: string;
                /** @description One id, several separated by commas, or null. */
                account_manager_employee_id?: string;
                is_active?: boolean;
                /** @description The exact value, several separated by commas, or null. */
                country?: string;
                /** @description key:value of a custom field, or key:null; may be repeated. */
                custom_field?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Organization"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "organization.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationScreenCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "organization.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "organization.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "organization.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationScreenUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "organization.set_custom_field_value": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldValueSet"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "person.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, last_name, first_name, full_name. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                /** @description The exact value, several separated by commas, or null. */
                email?: string;
                /** @description The exact value, several separated by commas, or null. */
                last_name?: string;
                /** @description One id, or several separated by commas. */
                organization_id?: string;
                is_active?: boolean;
                /** @description key:value of a custom field, or key:null; may be repeated. */
                custom_field?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Person"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "person.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonScreenCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "person.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "person.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "person.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonScreenUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "person.erase": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "person.set_custom_field_value": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldValueSet"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "contactrole.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                organization_id?: string;
                /** @description One id, several separated by commas, or null. */
                person_id?: string;
                is_active?: boolean;
                is_primary?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactRole"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "contactrole.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRoleCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactRole"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "contactrole.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "contactrole.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRoleUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactRole"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "note.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, occurred_at. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                /** @description One id, several separated by commas, or null. */
                organization_id?: string;
                /** @description One id, several separated by commas, or null. */
                person_id?: string;
                /** @description One id, several separated by commas, or null. */
                project_id?: string;
                /** @description One id, several separated by commas, or null. */
                sales_id?: string;
                /** @description One id, several separated by commas, or null. */
                author_employee_id?: string;
                /** @description One of note, call, email, meeting, or several separated by commas. */
                kind?: string;
                /** @description This or later. */
                occurred_at_from?: string;
                /** @description This or earlier. */
                occurred_at_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "note.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "note.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "note.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Note"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "relationtype.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, position, name. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One of customer, supplier, prospect, partner, other, or several separated by commas. */
                kind?: string;
                is_active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RelationType"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "relationtype.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationTypeCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RelationType"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "relationtype.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "relationtype.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationTypeUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RelationType"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "customfield.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, position, label. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One of organization, person, project, service, sales, employee, or several separated by commas. */
                entity?: string;
                /** @description One of text, long_text, number, date, boolean, select, multi_select, url, or several separated by commas. */
                type?: string;
                is_active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomField"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "customfield.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomField"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "customfield.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "customfield.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomField"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "customfieldvalue.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, record_id. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                custom_field_id?: string;
                /** @description One of organization, person, project, service, sales, employee, or several separated by commas. */
                entity?: string;
                /** @description The exact value, several separated by commas, or null. */
                key?: string;
                /** @description One id, several separated by commas, or null. */
                record_id?: string;
                /** @description The value, or one of the chosen options. */
                value?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomFieldValue"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "employee.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, last_name, full_name, employment_start. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                /** @description One of active, inactive, or several separated by commas. */
                status?: string;
                /** @description One id, or several separated by commas. */
                team_id?: string;
                /** @description One id, several separated by commas, or null. */
                manager_employee_id?: string;
                /** @description The exact value, several separated by commas, or null. */
                email?: string;
                /** @description key:value of a custom field, or key:null; may be repeated. */
                custom_field?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Employee"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "employee.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "employee.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "employee.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "employee.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "employee.deactivate": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "employee.reactivate": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "employee.set_custom_field_value": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldValueSet"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "employeerate.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, employee_id, valid_from. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                employee_id?: string;
                /** @description One of sales, cost, or several separated by commas. */
                kind?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeRate"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "employeerate.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeRateCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeRate"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "employeerate.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "employeerate.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeRateUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeRate"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "contract.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, start_date, employee_name. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                employee_id?: string;
                /** @description One of future, current, ended, or several separated by commas. */
                status?: string;
                /** @description Those that count on this day. */
                valid_on?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contract"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "contract.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contract"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "contract.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "contract.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contract"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "team.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, name. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                is_active?: boolean;
                /** @description One id, or several separated by commas. */
                employee_id?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Team"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "team.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Team"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "team.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "team.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Team"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "leave.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, start_date, employee_name. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                employee_id?: string;
                /** @description One id, or several separated by commas. */
                team_id?: string;
                /** @description One id, several separated by commas, or null. */
                leave_type_id?: string;
                /** @description One of requested, approved, rejected, cancelled, or several separated by commas. */
                status?: string;
                /** @description Those that last until this day or longer. */
                date_from?: string;
                /** @description Those that begin on this day or earlier. */
                date_to?: string;
                /** @description One year, or several separated by commas. */
                year?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Leave"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "leave.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "leave.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "leave.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "leavetype.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, position. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                is_active?: boolean;
                affects_balance?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveType"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "leavetype.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveTypeCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveType"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "leavetype.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "leavetype.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveTypeUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveType"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "leavebalance.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, year, employee_name. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                employee_id?: string;
                /** @description One id, or several separated by commas. */
                team_id?: string;
                /** @description One id, several separated by commas, or null. */
                leave_type_id?: string;
                /** @description One year, or several separated by commas. */
                year?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveBalance"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "leavebalance.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveBalanceUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveBalance"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "leaveadjustment.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, year. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                employee_id?: string;
                /** @description One id, several separated by commas, or null. */
                leave_type_id?: string;
                /** @description One year, or several separated by commas. */
                year?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveAdjustment"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "leaveadjustment.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveAdjustmentCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeaveAdjustment"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "leaveadjustment.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "absence.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, start_date. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                employee_id?: string;
                /** @description One id, or several separated by commas. */
                team_id?: string;
                /** @description One of reported, closed, or several separated by commas. */
                status?: string;
                /** @description Those that last until this day or longer. */
                date_from?: string;
                /** @description Those that begin on this day or earlier. */
                date_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Absence"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "absence.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Absence"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "absence.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Absence"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "absence.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "absence.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Absence"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "planning.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, start_date. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                employee_id?: string;
                /** @description One id, or several separated by commas. */
                team_id?: string;
                /** @description One id, several separated by commas, or null. */
                project_id?: string;
                /** @description One id, several separated by commas, or null. */
                service_id?: string;
                /** @description One id, several separated by commas, or null. */
                task_id?: string;
                /** @description One of confirmed, tentative, or several separated by commas. */
                status?: string;
                /** @description Those that last until this day or longer. */
                date_from?: string;
                /** @description Those that begin on this day or earlier. */
                date_to?: string;
                has_conflicts?: boolean;
                /** @description only = the tombstones of deleted records, kept 90 days. */
                deleted?: "exclude" | "only";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: (components["schemas"]["Planning"] | components["schemas"]["Tombstone"])[];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "planning.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanningCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanningDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "planning.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanningDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "planning.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "planning.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanningUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanningDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "capacity.read": {
        parameters: {
            query: {
                date_from: string;
                /** @description At most 92 days in all. */
                date_to: string;
                employee_id?: string;
                team_id?: string;
                /** @description Employees per answer. */
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CapacityByDay"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "project.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, name, project_number, start_date, end_date, status. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                /** @description One id, several separated by commas, or null. */
                organization_id?: string;
                /** @description One id, several separated by commas, or null. */
                person_id?: string;
                /** @description One id, several separated by commas, or null. */
                manager_employee_id?: string;
                /** @description One of active, closed, archived, or several separated by commas. */
                status?: string;
                /** @description One id, or several separated by commas. */
                team_id?: string;
                /** @description One id, several separated by commas, or null. */
                company_profile_id?: string;
                /** @description This or later. */
                start_date_from?: string;
                /** @description This or earlier. */
                start_date_to?: string;
                /** @description This or later. */
                end_date_from?: string;
                /** @description This or earlier. */
                end_date_to?: string;
                /** @description key:value of a custom field, or key:null; may be repeated. */
                custom_field?: string[];
                /** @description only = the tombstones of deleted records, kept 90 days. */
                deleted?: "exclude" | "only";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: (components["schemas"]["Project"] | components["schemas"]["Tombstone"])[];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "project.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectScreenCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "project.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "project.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "project.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectScreenUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "service.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, project_id, position, name, start_date. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                /** @description One id, several separated by commas, or null. */
                project_id?: string;
                /** @description One id, several separated by commas, or null. */
                organization_id?: string;
                /** @description One of open, closed, or several separated by commas. */
                status?: string;
                /** @description One of time_and_materials, fixed_price, subscription, non_billable, or several separated by commas. */
                billing_method?: string;
                is_bookable?: boolean;
                /** @description only = the tombstones of deleted records, kept 90 days. */
                deleted?: "exclude" | "only";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: (components["schemas"]["Service"] | components["schemas"]["Tombstone"])[];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "service.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "service.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "service.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "service.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "servicerate.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, service_id, valid_from. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                service_id?: string;
                /** @description One id, several separated by commas, or null. */
                project_id?: string;
                /** @description One id, several separated by commas, or null. */
                hour_type_id?: string;
                /** @description One id, several separated by commas, or null. */
                employee_id?: string;
                /** @description Those that count on this day. */
                valid_on?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceRate"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "servicerate.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceRateCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceRate"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "servicerate.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "servicerate.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceRateUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceRate"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "task.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, project_id, due_date, name, priority, position. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                /** @description One id, several separated by commas, or null. */
                project_id?: string;
                /** @description One id, several separated by commas, or null. */
                service_id?: string;
                /** @description One id, several separated by commas, or null. */
                assignee_employee_id?: string;
                /** @description One of open, in_progress, done, cancelled, or several separated by commas. */
                status?: string;
                /** @description This or later. */
                due_date_from?: string;
                /** @description This or earlier. */
                due_date_to?: string;
                is_overdue?: boolean;
                /** @description only = the tombstones of deleted records, kept 90 days. */
                deleted?: "exclude" | "only";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: (components["schemas"]["Task"] | components["schemas"]["Tombstone"])[];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "task.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "task.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "task.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "task.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "template.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, name. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                is_active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Template"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "template.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Template"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "template.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "template.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Template"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "template.apply": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateApply"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "project.set_custom_field_value": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldValueSet"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "service.set_custom_field_value": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldValueSet"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hours.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, start_at, date, minutes, employee_name, project_name. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                /** @description One id, several separated by commas, or null. */
                employee_id?: string;
                /** @description One id, or several separated by commas. */
                team_id?: string;
                /** @description One id, several separated by commas, or null. */
                project_id?: string;
                /** @description One id, several separated by commas, or null. */
                service_id?: string;
                /** @description One id, several separated by commas, or null. */
                organization_id?: string;
                /** @description One id, several separated by commas, or null. */
                hour_type_id?: string;
                /** @description This or later. */
                date_from?: string;
                /** @description This or earlier. */
                date_to?: string;
                /** @description This or later. */
                start_at_from?: string;
                /** @description This or earlier. */
                start_at_to?: string;
                billable?: boolean;
                locked?: boolean;
                /** @description One of not_required, open, submitted, approved, rejected, or several separated by commas. */
                approval_status?: string;
                /** @description One of not_billable, included, to_invoice, on_draft, invoiced, written_off, or several separated by commas. */
                invoice_status?: string;
                /** @description One id, several separated by commas, or null. */
                invoice_id?: string;
                /** @description only = the tombstones of deleted records, kept 90 days. */
                deleted?: "exclude" | "only";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: (components["schemas"]["Hours"] | components["schemas"]["Tombstone"])[];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hours.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hours"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hours.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hours"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hours.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hours.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hours"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hours.submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursSubmission"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hours"][];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hours.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursChoice"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hours"][];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hours.reject": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursChoiceWithReason"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hours"][];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hours.withdraw": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursChoice"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hours"][];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hours.delete_many": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursDeletion"];
            };
        };
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hours.write_off": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursChoiceWithReason"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hours"][];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hours.undo_write_off": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursChoiceWithReason"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hours"][];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hours.reprice": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Repricing"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RepricingOutcome"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "timer.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Timing"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "timer.start": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimerStart"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimingStep"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "timer.discard": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "timer.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimerUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Timing"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "timer.stop": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimerStop"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimingStep"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "week.read": {
        parameters: {
            query?: {
                /** @description Oneself, unless it says somebody else. */
                employee_id?: string;
                /** @description Any day of the week; today, unless it says another. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Week"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "week.copy": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeekCopy"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WeekCopied"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hourstype.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, position, name. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                is_active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HourType"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hourstype.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HourTypeCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HourType"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hourstype.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "hourstype.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HourTypeUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HourType"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "purchaseinvoice.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, invoice_date, due_date, total_incl_vat. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                /** @description One id, several separated by commas, or null. */
                organization_id?: string;
                /** @description The exact value, several separated by commas, or null. */
                number?: string;
                /** @description One of received, approved, rejected, paid, or several separated by commas. */
                status?: string;
                /** @description One id, or several separated by commas. */
                project_id?: string;
                /** @description This or later. */
                invoice_date_from?: string;
                /** @description This or earlier. */
                invoice_date_to?: string;
                /** @description This or later. */
                due_date_from?: string;
                /** @description This or earlier. */
                due_date_to?: string;
                is_overdue?: boolean;
                /** @description only = the tombstones of deleted records, kept 90 days. */
                deleted?: "exclude" | "only";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: (components["schemas"]["PurchaseInvoice"] | components["schemas"]["Tombstone"])[];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "purchaseinvoice.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseInvoiceScreenCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseInvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "purchaseinvoice.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseInvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "purchaseinvoice.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "purchaseinvoice.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseInvoiceScreenUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseInvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "cost.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, date, cost_amount. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                /** @description One id, several separated by commas, or null. */
                project_id?: string;
                /** @description One id, several separated by commas, or null. */
                service_id?: string;
                /** @description One id, several separated by commas, or null. */
                organization_id?: string;
                /** @description One id, several separated by commas, or null. */
                purchase_invoice_id?: string;
                /** @description One id, several separated by commas, or null. */
                employee_id?: string;
                billable?: boolean;
                /** @description One of not_billable, to_invoice, on_draft, invoiced, written_off, or several separated by commas. */
                invoice_status?: string;
                /** @description This or later. */
                date_from?: string;
                /** @description This or earlier. */
                date_to?: string;
                /** @description only = the tombstones of deleted records, kept 90 days. */
                deleted?: "exclude" | "only";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: (components["schemas"]["Cost"] | components["schemas"]["Tombstone"])[];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "cost.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cost"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "cost.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cost"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "cost.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "cost.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cost"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "cost.write_off": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostChoice"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cost"][];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "cost.undo_write_off": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostChoice"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cost"][];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "to_invoice.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, customer_name, total_amount, first_date. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Ready on this day or earlier. */
                until?: string;
                /** @description One id, several separated by commas, or null. */
                organization_id?: string;
                /** @description One id, several separated by commas, or null. */
                person_id?: string;
                /** @description One id, several separated by commas, or null. */
                project_id?: string;
                /** @description One id, several separated by commas, or null. */
                service_id?: string;
                /** @description One id, several separated by commas, or null. */
                company_profile_id?: string;
                /** @description One of hours, cost, installment, subscription, or several separated by commas. */
                kind?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ClientToInvoice"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "to_invoice.list_rows": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, ready_on, amount, project_name, employee_name. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Ready on this day or earlier. */
                until?: string;
                /** @description One id, several separated by commas, or null. */
                organization_id?: string;
                /** @description One id, several separated by commas, or null. */
                person_id?: string;
                /** @description One id, several separated by commas, or null. */
                project_id?: string;
                /** @description One id, several separated by commas, or null. */
                service_id?: string;
                /** @description One id, several separated by commas, or null. */
                company_profile_id?: string;
                /** @description One of hours, cost, installment, subscription, or several separated by commas. */
                kind?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RowToInvoice"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, invoice_date, due_date, number, total_incl_vat, outstanding_amount. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                /** @description The exact value, several separated by commas, or null. */
                number?: string;
                /** @description One of draft, finalised, or several separated by commas. */
                status?: string;
                /** @description One of invoice, credit_note, or several separated by commas. */
                type?: string;
                /** @description One of unpaid, partially_paid, paid, overpaid, credited, written_off, or several separated by commas. */
                payment_status?: string;
                is_overdue?: boolean;
                /** @description One id, several separated by commas, or null. */
                organization_id?: string;
                /** @description One id, several separated by commas, or null. */
                person_id?: string;
                /** @description One id, or several separated by commas. */
                project_id?: string;
                /** @description One id, several separated by commas, or null. */
                company_profile_id?: string;
                /** @description This or later. */
                invoice_date_from?: string;
                /** @description This or earlier. */
                invoice_date_to?: string;
                /** @description This or later. */
                due_date_from?: string;
                /** @description This or earlier. */
                due_date_to?: string;
                /** @description This or later. */
                paid_at_from?: string;
                /** @description This or earlier. */
                paid_at_to?: string;
                outstanding?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.create_from_work": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkChoice"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"][];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.reorder": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineOrder"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoiceline.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceLineCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoiceline.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoiceline.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceLineUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoiceline.release": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursRelease"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.credit": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Crediting"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.rebill": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceCheck"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.finalize": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "payment.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, date, amount. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                invoice_id?: string;
                /** @description One id, several separated by commas, or null. */
                organization_id?: string;
                /** @description This or later. */
                date_from?: string;
                /** @description This or earlier. */
                date_to?: string;
                /** @description One of bank_transfer, direct_debit, card, cash, ideal, set_off, other, or several separated by commas. */
                method?: string;
                /** @description The exact value, several separated by commas, or null. */
                external_reference?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "payment.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.write_off": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceWriteOff"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.undo_write_off": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.mark_sent": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceMarkSent"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceSend"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Mail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "invoice.remind": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceRemind"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Mail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "installment.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, planned_date, position. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                service_id?: string;
                /** @description One id, or several separated by commas. */
                project_id?: string;
                /** @description One of planned, ready, on_draft, invoiced, or several separated by commas. */
                status?: string;
                /** @description This or later. */
                planned_date_from?: string;
                /** @description This or earlier. */
                planned_date_to?: string;
                /** @description One id, several separated by commas, or null. */
                invoice_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Installment"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "installment.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallmentCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Installment"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "installment.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "installment.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallmentUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Installment"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "companyprofile.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, name. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                is_active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyProfile"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "companyprofile.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyProfileCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyProfile"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "companyprofile.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyProfile"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "companyprofile.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "companyprofile.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyProfileUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyProfile"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "companyprofile.preview_numbers": {
        parameters: {
            query: {
                /** @description The profile whose series goes on; without it the first numbers are shown. */
                company_profile_id?: string;
                /** @description Text with {seq}, or {seq:05} for five digits, and {year} if wanted. */
                number_format: string;
                number_reset: "never" | "yearly";
                invoice_date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NumberPreview"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "companyprofile.replace_holidays": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidaysReplace"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyProfile"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "companyprofile.fill_holidays": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidaysFill"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyProfile"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "vatrate.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VatRateCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VatRate"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "vatrate.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "vatrate.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VatRateUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VatRate"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "sales.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, expected_close_date, amount, weighted_amount, name, closed_on. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                /** @description One of open, won, lost, or several separated by commas. */
                status?: string;
                /** @description One id, several separated by commas, or null. */
                stage_id?: string;
                /** @description One id, several separated by commas, or null. */
                owner_employee_id?: string;
                /** @description One id, several separated by commas, or null. */
                organization_id?: string;
                /** @description One id, several separated by commas, or null. */
                person_id?: string;
                /** @description The exact value, several separated by commas, or null. */
                source?: string;
                /** @description This or later. */
                expected_close_date_from?: string;
                /** @description This or earlier. */
                expected_close_date_to?: string;
                /** @description This or later. */
                closed_on_from?: string;
                /** @description This or earlier. */
                closed_on_to?: string;
                /** @description This or more. */
                amount_from?: number;
                /** @description This or less. */
                amount_to?: number;
                /** @description key:value of a custom field, or key:null; may be repeated. */
                custom_field?: string[];
                /** @description only = the tombstones of deleted records, kept 90 days. */
                deleted?: "exclude" | "only";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: (components["schemas"]["Sales"] | components["schemas"]["Tombstone"])[];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "sales.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalesCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Sales"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "sales.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Sales"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "sales.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "sales.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalesUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Sales"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "sales.set_custom_field_value": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldValueSet"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Sales"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "quote.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, quote_date, valid_until, total_excl_vat. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                /** @description The exact value, several separated by commas, or null. */
                number?: string;
                /** @description One of draft, sent, accepted, declined, expired, superseded, or several separated by commas. */
                status?: string;
                /** @description One id, several separated by commas, or null. */
                sales_id?: string;
                /** @description One id, several separated by commas, or null. */
                organization_id?: string;
                /** @description One id, several separated by commas, or null. */
                person_id?: string;
                /** @description This or later. */
                quote_date_from?: string;
                /** @description This or earlier. */
                quote_date_to?: string;
                /** @description This or later. */
                valid_until_from?: string;
                /** @description This or earlier. */
                valid_until_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Quote"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "quote.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuoteDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "quote.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuoteDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "quote.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "quote.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuoteDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "quote.revise": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuoteDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "quote.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteSend"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Mail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "quote.mark_sent": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteMarkSent"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SentQuote"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "quote.link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuoteLink"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "quote.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteAccept"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuoteDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "quote.decline": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteDecline"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuoteDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "quote.make_project": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteProject"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "stage.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, position. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                is_active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Stage"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "stage.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StageCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Stage"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "stage.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "stage.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StageUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Stage"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "document.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, name, size_bytes. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description Case- and accent-insensitive part of the searched fields. */
                q?: string;
                /** @description One of invoice_pdf, invoice_ubl, quote_pdf, purchase_invoice, attachment, or several separated by commas. It can need the scope invoices:read. */
                kind?: string;
                /** @description One id, several separated by commas, or null. */
                organization_id?: string;
                /** @description One id, several separated by commas, or null. */
                person_id?: string;
                /** @description One id, several separated by commas, or null. */
                project_id?: string;
                /** @description One id, several separated by commas, or null. */
                sales_id?: string;
                /** @description One id, several separated by commas, or null. It can need the scope invoices:read. */
                invoice_id?: string;
                /** @description One id, several separated by commas, or null. */
                quote_id?: string;
                /** @description One id, several separated by commas, or null. It can need the scope invoices:read. */
                purchase_invoice_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "document.create": {
        parameters: {
            query: {
                name: string;
                kind?: "purchase_invoice" | "attachment";
                organization_id?: string;
                person_id?: string;
                project_id?: string;
                sales_id?: string;
                purchase_invoice_id?: string;
            };
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": unknown;
                "image/png": unknown;
                "image/jpeg": unknown;
                "image/webp": unknown;
                "image/gif": unknown;
                "text/plain": unknown;
                "text/csv": unknown;
                "text/xml": unknown;
                "application/xml": unknown;
                "application/msword": unknown;
                "application/vnd.ms-excel": unknown;
                "application/vnd.ms-powerpoint": unknown;
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": unknown;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                "application/vnd.openxmlformats-officedocument.presentationml.presentation": unknown;
                "application/vnd.oasis.opendocument.text": unknown;
                "application/vnd.oasis.opendocument.spreadsheet": unknown;
                "application/vnd.oasis.opendocument.presentation": unknown;
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Document"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "document.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "report.hours_summary": {
        parameters: {
            query: {
                date_from: string;
                /** @description Included; at most 366 days in all. */
                date_to: string;
                group_by?: ("employee" | "team" | "project" | "service" | "organization" | "hour_type" | "day" | "week" | "month")[];
                employee_id?: string;
                team_id?: string;
                project_id?: string;
                organization_id?: string;
                /** @description Only hours that can, or cannot, be billed. */
                billable?: boolean;
                /** @description By what it is grouped by, or the most minutes first. */
                sort?: "group" | "minutes";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HoursSummary"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "report.project_status": {
        parameters: {
            query?: {
                project_id?: string;
                /** @description In the name, the number or the customer. */
                query?: string;
                organization_id?: string;
                manager_employee_id?: string;
                /** @description By default active; a project that is asked for by its id may have any. */
                status?: "active" | "closed" | "archived";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectStatus"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "report.outstanding_invoices": {
        parameters: {
            query?: {
                organization_id?: string;
                person_id?: string;
                overdue_only?: boolean;
                min_days_overdue?: number;
                due_before?: string;
                /** @description By default that of the default company profile. */
                currency?: string;
                /** @description The longest due first, or the most. */
                sort?: "due_date" | "amount";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OutstandingInvoices"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "report.work_in_progress": {
        parameters: {
            query?: {
                /** @description The day it is asked for, today or earlier; by default today. */
                as_of?: string;
                group_by?: "project" | "service" | "organization";
                project_id?: string;
                organization_id?: string;
                person_id?: string;
                /** @description Leaves out what is less, ahead or behind. */
                min_amount?: number;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WorkInProgress"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "report.sales_pipeline": {
        parameters: {
            query?: {
                owner_employee_id?: string;
                organization_id?: string;
                person_id?: string;
                stage_id?: string;
                /** @description Expected to close, or closed, on this day or later. */
                close_from?: string;
                /** @description Expected to close, or closed, on this day or earlier. */
                close_to?: string;
                /** @description Whether won and lost opportunities are told as well. */
                include_closed?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SalesPipeline"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "report.capacity": {
        parameters: {
            query: {
                date_from: string;
                /** @description Included; at most 366 days in all. */
                date_to: string;
                group_by?: ("employee" | "team" | "week" | "month")[];
                employee_id?: string;
                team_id?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Capacity"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "report.utilisation": {
        parameters: {
            query: {
                date_from: string;
                /** @description Included; at most 366 days in all. */
                date_to: string;
                group_by?: ("employee" | "team" | "week" | "month")[];
                employee_id?: string;
                team_id?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Utilisation"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "report.turnover": {
        parameters: {
            query: {
                date_from: string;
                /** @description Included; at most 366 days in all. */
                date_to: string;
                group_by?: ("month" | "customer" | "project")[];
                organization_id?: string;
                person_id?: string;
                project_id?: string;
                /** @description By default that of the default company profile. */
                currency?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Turnover"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "home.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Home"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "organization.timeline": {
        parameters: {
            query?: {
                /** @description Only what happened to these; by default to all. */
                records?: ("note" | "quote" | "sales" | "project" | "invoice" | "document")[];
                limit?: number;
                /** @description The next of the answer before. */
                after?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Timeline"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "person.timeline": {
        parameters: {
            query?: {
                /** @description Only what happened to these; by default to all. */
                records?: ("note" | "quote" | "sales" | "project" | "invoice" | "document")[];
                limit?: number;
                /** @description The next of the answer before. */
                after?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Timeline"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "organization.figures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerFigures"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "person.figures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerFigures"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "project.budgets": {
        parameters: {
            query: {
                /** @description Of the projects. */
                ids: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectBudgets"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "project.burn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectBurn"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "search.find": {
        parameters: {
            query: {
                query: string;
                /** @description All by default; those that one may not read are left out. */
                kinds?: ("organization" | "person" | "project" | "service" | "task" | "employee" | "invoice" | "quote" | "sales" | "document")[];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchHit"][];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "view.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, position, name. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One of organizations, persons, projects, services, tasks, hours, employees, leave, planning, invoices, to_invoice, purchases, costs, quotes, sales, documents, or several separated by commas. */
                screen?: string;
                /** @description One id, several separated by commas, or null. */
                user_id?: string;
                is_shared?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["View"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "view.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["View"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "view.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "view.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["View"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "request.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, duration_ms. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description The exact value, several separated by commas, or null. */
                request_id?: string;
                /** @description One id, several separated by commas, or null. */
                api_key_id?: string;
                /** @description One id, several separated by commas, or null. */
                assistant_id?: string;
                /** @description One id, several separated by commas, or null. */
                user_id?: string;
                /** @description One of user, api_key, assistant, or several separated by commas. */
                actor_type?: string;
                /** @description One of v2, app, mcp, or several separated by commas. */
                surface?: string;
                /** @description One of GET, HEAD, POST, PATCH, PUT, DELETE, or several separated by commas. */
                method?: string;
                /** @description One of 2xx, 3xx, 4xx, 5xx, or several separated by commas. */
                status_class?: string;
                /** @description The exact value, several separated by commas, or null. */
                problem?: string;
                /** @description Paths that begin so, such as /api/v2/crm. */
                path_prefix?: string;
                /** @description This or later. */
                created_at_from?: string;
                /** @description This or earlier. */
                created_at_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequestEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "request.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequestEntry"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "webhook.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, url. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                is_active?: boolean;
                /** @description One id, several separated by commas, or null. */
                user_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "webhook.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "webhook.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "webhook.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "webhook.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "webhook.rotate": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "webhook.resend": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookResend"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resent"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "delivery.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, next_attempt_at. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                webhook_id?: string;
                /** @description One of waiting, delivered, failed, withheld, or several separated by commas. */
                status?: string;
                /** @description A kind such as hours.created, all of a resource such as hours.*, or several separated by commas. */
                kind?: string;
                /** @description One id, several separated by commas, or null. */
                event_id?: string;
                /** @description This or later. */
                created_at_from?: string;
                /** @description This or earlier. */
                created_at_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Delivery"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "delivery.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeliveryDetail"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "delivery.resend": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Delivery"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "assistant.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, name, last_used_at. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                user_id?: string;
                /** @description One of active, inactive, expired, revoked, or several separated by commas. */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Assistant"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "assistant.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Assistant"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "assistant.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Assistant"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "assistant_call.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, duration_ms. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                assistant_id?: string;
                /** @description One id, several separated by commas, or null. */
                api_key_id?: string;
                /** @description The exact value, several separated by commas, or null. */
                tool?: string;
                /** @description One of answered, refused, failed, or several separated by commas. */
                outcome?: string;
                /** @description This or later. */
                created_at_from?: string;
                /** @description This or earlier. */
                created_at_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssistantCall"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "assistant_setup.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssistantSetup"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "import.kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportKind"][];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "import.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One of organization, person, project, hours, employee, or several separated by commas. */
                kind?: string;
                /** @description One of reading, mapping, checking, checked, running, done, cancelled, undoing, undone, failed, or several separated by commas. */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "import.create": {
        parameters: {
            query: {
                kind: "organization" | "person" | "project" | "hours" | "employee";
                name: string;
            };
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": unknown;
                "text/csv": unknown;
                "text/plain": unknown;
                "text/tab-separated-values": unknown;
                "application/vnd.ms-excel": unknown;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "import.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "import.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to show. */
            204: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "import.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "import.check": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "import.run": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "import.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "import.undo": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
                /** @description The ETag that was read; the change is refused with 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            412: components["responses"]["412"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "importremark.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at, row_number. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One id, several separated by commas, or null. */
                import_id?: string;
                /** @description One of failed, skipped, left, or several separated by commas. */
                outcome?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportRemark"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "dataexport.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
                /** @description One of everything, person, or several separated by commas. */
                kind?: string;
                /** @description One of waiting, running, ready, failed, or several separated by commas. */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DataExport"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "dataexport.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataExportCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DataExport"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "dataexport.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DataExport"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "privacy.find": {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrivacyFound"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "privacy.read": {
        parameters: {
            query: {
                type: "person" | "employee" | "user";
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrivacyDossier"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "erasure.list": {
        parameters: {
            query?: {
                /** @description Rows per page. */
                limit?: number;
                /** @description Rows to skip. */
                offset?: number;
                /** @description Fields to sort by, - in front for descending: created_at, updated_at. The id is always the last key. */
                sort?: string;
                /** @description Up to 100 ids separated by commas. */
                ids?: string;
                /** @description Changed at this instant or later. */
                updated_since?: string;
                /** @description Created at this instant or later. */
                created_since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Erasure"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "erasure.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key gets the first answer again, for 72 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "person" | "employee" | "user";
                    /** Format: uuid */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Erasure"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            406: components["responses"]["406"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            422: components["responses"]["422"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    "erasure.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id"?: string;
                    /** @description Requests in a window of 60 seconds. */
                    "X-RateLimit-Limit"?: number;
                    /** @description Requests that are left in this window. */
                    "X-RateLimit-Remaining"?: number;
                    /** @description When the window ends, in Unix seconds. */
                    "X-RateLimit-Reset"?: number;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Erasure"];
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
}
