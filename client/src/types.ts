// Generated from openapi.json by npm run generate; do not edit.

export interface paths {
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
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an organization
         * @description Needs the scope `crm:write`. Rules that can refuse it: `cycle`.
         */
        patch: operations["organization.update"];
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
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a person
         * @description Needs the scope `crm:write`.
         */
        patch: operations["person.update"];
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        delete?: never;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post?: never;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post?: never;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "organization.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An organization was created
         * @description An organization was created. Whoever the webhook belongs to needs the scope `crm:read`.
         */
        post: operations["organization.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organization.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An organization changed
         * @description An organization changed. Whoever the webhook belongs to needs the scope `crm:read`.
         */
        post: operations["organization.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "organization.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An organization was deleted
         * @description An organization was deleted. Whoever the webhook belongs to needs the scope `crm:read`.
         */
        post: operations["organization.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "person.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person was created
         * @description A person was created. Whoever the webhook belongs to needs the scope `crm:read`.
         */
        post: operations["person.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "person.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person changed
         * @description A person changed. Whoever the webhook belongs to needs the scope `crm:read`.
         */
        post: operations["person.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "person.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person was deleted
         * @description A person was deleted. Whoever the webhook belongs to needs the scope `crm:read`.
         */
        post: operations["person.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contactrole.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact role was created
         * @description A contact role was created. Whoever the webhook belongs to needs the scope `crm:read`.
         */
        post: operations["contactrole.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contactrole.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact role changed
         * @description A contact role changed. Whoever the webhook belongs to needs the scope `crm:read`.
         */
        post: operations["contactrole.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contactrole.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contact role was deleted
         * @description A contact role was deleted. Whoever the webhook belongs to needs the scope `crm:read`.
         */
        post: operations["contactrole.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "note.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A note was created
         * @description A note was created. Whoever the webhook belongs to needs the scope `crm:read`.
         */
        post: operations["note.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "note.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A note changed
         * @description A note changed. Whoever the webhook belongs to needs the scope `crm:read`.
         */
        post: operations["note.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "note.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A note was deleted
         * @description A note was deleted. Whoever the webhook belongs to needs the scope `crm:read`.
         */
        post: operations["note.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A project was created
         * @description A project was created. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["project.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A project changed
         * @description A project changed. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["project.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A project was deleted
         * @description A project was deleted. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["project.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A project was closed
         * @description A project was closed. Nothing can be booked on it any more. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["project.closed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A project was archived
         * @description A project was archived. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["project.archived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.reopened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A closed or archived project became active again
         * @description A closed or archived project became active again. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["project.reopened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.budget_exceeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hours or costs passed the budget of a project or of one of its services
         * @description Hours or costs passed the budget of a project or of one of its services. Fires when the budget is passed, not again for what follows. The project itself does not change by it. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["project.budget_exceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "service.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A service was created
         * @description A service was created. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["service.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "service.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A service changed
         * @description A service changed. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["service.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "service.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A service was deleted
         * @description A service was deleted. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["service.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "service.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A service was closed
         * @description A service was closed. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["service.closed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task was created
         * @description A task was created. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["task.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task changed
         * @description A task changed. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["task.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task was deleted
         * @description A task was deleted. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["task.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task was done
         * @description A task was done. Whoever the webhook belongs to needs the scope `projects:read`.
         */
        post: operations["task.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "hours.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A time entry was created
         * @description A time entry was created. Whoever the webhook belongs to needs the scope `hours:read`.
         */
        post: operations["hours.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "hours.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A time entry changed
         * @description A time entry changed. Whoever the webhook belongs to needs the scope `hours:read`.
         */
        post: operations["hours.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "hours.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A time entry was deleted
         * @description A time entry was deleted. Whoever the webhook belongs to needs the scope `hours:read`.
         */
        post: operations["hours.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "hours.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A time entry was submitted for approval
         * @description A time entry was submitted for approval. Whoever the webhook belongs to needs the scope `hours:read`.
         */
        post: operations["hours.submitted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "hours.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A time entry was approved
         * @description A time entry was approved. Whoever the webhook belongs to needs the scope `hours:read`.
         */
        post: operations["hours.approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "hours.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A time entry was rejected
         * @description A time entry was rejected. The reason stands in `approval_note`. Whoever the webhook belongs to needs the scope `hours:read`.
         */
        post: operations["hours.rejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "hours.locked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Time entries were put on a draft invoice
         * @description Time entries were put on a draft invoice. Fires once per invoice with the ids of at most 500 entries, and again for the next 500. Whoever the webhook belongs to needs the scope `hours:read`.
         */
        post: operations["hours.locked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "hours.unlocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Time entries were taken off an invoice and can be invoiced again
         * @description Time entries were taken off an invoice and can be invoiced again. By deleting a draft or a line of it, or by a credit note. Fires once per invoice with the ids of at most 500 entries, and again for the next 500. Whoever the webhook belongs to needs the scope `hours:read`.
         */
        post: operations["hours.unlocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A draft of an invoice or credit note was created
         * @description A draft of an invoice or credit note was created. It has no number until it is finalised. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["invoice.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invoice or credit note changed
         * @description An invoice or credit note changed. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["invoice.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A draft of an invoice or credit note was deleted
         * @description A draft of an invoice or credit note was deleted. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["invoice.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.finalised": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invoice or credit note became final and has its number
         * @description An invoice or credit note became final and has its number. Its PDF follows shortly after, as `document.created`. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["invoice.finalised"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invoice was sent, or marked as sent, for the first time
         * @description An invoice was sent, or marked as sent, for the first time. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["invoice.sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.overdue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invoice was not paid in time
         * @description An invoice was not paid in time. Fires once, on the day after the due date. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["invoice.overdue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nothing is owed on an invoice any more
         * @description Nothing is owed on an invoice any more. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["invoice.paid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.credited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit notes now cover the whole of an invoice
         * @description Credit notes now cover the whole of an invoice. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["invoice.credited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment was recorded
         * @description A payment was recorded. Payments never change; a correction is a payment the other way. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["payment.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "installment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An installment was created
         * @description An installment was created. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["installment.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "installment.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An installment changed
         * @description An installment changed. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["installment.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "installment.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An installment was deleted
         * @description An installment was deleted. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["installment.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "installment.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The day of an installment has come: it can be invoiced
         * @description The day of an installment has come: it can be invoiced. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["installment.ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchaseinvoice.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A purchase invoice was created
         * @description A purchase invoice was created. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["purchaseinvoice.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchaseinvoice.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A purchase invoice changed
         * @description A purchase invoice changed. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["purchaseinvoice.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchaseinvoice.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A purchase invoice was deleted
         * @description A purchase invoice was deleted. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["purchaseinvoice.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchaseinvoice.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A purchase invoice was approved
         * @description A purchase invoice was approved. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["purchaseinvoice.approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchaseinvoice.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A purchase invoice was rejected
         * @description A purchase invoice was rejected. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["purchaseinvoice.rejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchaseinvoice.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A purchase invoice was paid
         * @description A purchase invoice was paid. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["purchaseinvoice.paid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cost.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A cost was created
         * @description A cost was created. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["cost.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cost.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A cost changed
         * @description A cost changed. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["cost.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cost.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A cost was deleted
         * @description A cost was deleted. Whoever the webhook belongs to needs the scope `invoices:read`.
         */
        post: operations["cost.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sales.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An opportunity was created
         * @description An opportunity was created. Whoever the webhook belongs to needs the scope `sales:read`.
         */
        post: operations["sales.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sales.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An opportunity changed
         * @description An opportunity changed. Whoever the webhook belongs to needs the scope `sales:read`.
         */
        post: operations["sales.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sales.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An opportunity was deleted
         * @description An opportunity was deleted. Whoever the webhook belongs to needs the scope `sales:read`.
         */
        post: operations["sales.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sales.stage_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An opportunity moved to another stage
         * @description An opportunity moved to another stage. Whoever the webhook belongs to needs the scope `sales:read`.
         */
        post: operations["sales.stage_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sales.won": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An opportunity was won
         * @description An opportunity was won. Whoever the webhook belongs to needs the scope `sales:read`.
         */
        post: operations["sales.won"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sales.lost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An opportunity was lost
         * @description An opportunity was lost. Whoever the webhook belongs to needs the scope `sales:read`.
         */
        post: operations["sales.lost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sales.reopened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A won or lost opportunity became open again
         * @description A won or lost opportunity became open again. Whoever the webhook belongs to needs the scope `sales:read`.
         */
        post: operations["sales.reopened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A quote was created
         * @description A quote was created. Whoever the webhook belongs to needs the scope `sales:read`.
         */
        post: operations["quote.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A quote changed
         * @description A quote changed. Whoever the webhook belongs to needs the scope `sales:read`.
         */
        post: operations["quote.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A quote was deleted
         * @description A quote was deleted. Whoever the webhook belongs to needs the scope `sales:read`.
         */
        post: operations["quote.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A quote was sent, or marked as sent
         * @description A quote was sent, or marked as sent. Its first sending gives it its number. Whoever the webhook belongs to needs the scope `sales:read`.
         */
        post: operations["quote.sent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A quote was accepted
         * @description A quote was accepted. By the customer on the page behind its link, in which case the actor is the system, or by a colleague. Whoever the webhook belongs to needs the scope `sales:read`.
         */
        post: operations["quote.accepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A quote was declined
         * @description A quote was declined. By the customer on the page behind its link, in which case the actor is the system, or by a colleague. Whoever the webhook belongs to needs the scope `sales:read`.
         */
        post: operations["quote.declined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The last day of a quote has passed without an answer
         * @description The last day of a quote has passed without an answer. Whoever the webhook belongs to needs the scope `sales:read`.
         */
        post: operations["quote.expired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "employee.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An employee was created
         * @description An employee was created. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["employee.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "employee.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An employee changed
         * @description An employee changed. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["employee.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "employee.deactivated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An employee became inactive
         * @description An employee became inactive. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["employee.deactivated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "leave.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A request for leave was created
         * @description A request for leave was created. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["leave.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "leave.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A request for leave changed
         * @description A request for leave changed. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["leave.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "leave.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave was approved
         * @description Leave was approved. Leave of a type that needs no approval is approved as it is created, so that there is no earlier value to tell of. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["leave.approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "leave.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave was rejected
         * @description Leave was rejected. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["leave.rejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "leave.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave was cancelled
         * @description Leave was cancelled. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["leave.cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "absence.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An absence was created
         * @description An absence was created. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["absence.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "absence.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An absence changed
         * @description An absence changed. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["absence.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "absence.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An absence ended
         * @description An absence ended. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["absence.closed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contract was created
         * @description A contract was created. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["contract.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contract changed
         * @description A contract changed. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["contract.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A contract was deleted
         * @description A contract was deleted. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["contract.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "team.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A team was created
         * @description A team was created. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["team.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "team.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A team changed
         * @description A team changed. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["team.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "team.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A team was deleted
         * @description A team was deleted. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["team.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "planning.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A planning was created
         * @description A planning was created. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["planning.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "planning.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A planning changed
         * @description A planning changed. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["planning.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "planning.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A planning was deleted
         * @description A planning was deleted. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["planning.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "planning.conflict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Planning does not fit any more, or does not fit from the start
         * @description Planning does not fit any more, or does not fit from the start. Because of the schedule, a holiday, or because somebody is away. Fires for each new day or cause; planning that does not fit from the start has no earlier value to tell of. Whoever the webhook belongs to needs the scope `hrm:read`.
         */
        post: operations["planning.conflict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A document was created
         * @description A document was created. Whoever the webhook belongs to needs the scope `crm:read`.
         */
        post: operations["document.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A document was deleted
         * @description A document was deleted. Whoever the webhook belongs to needs the scope `crm:read`.
         */
        post: operations["document.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody pressed the test button of a webhook
         * @description Somebody pressed the test button of a webhook. It is sent to that webhook alone, whatever kinds it asks for.
         */
        post: operations["webhook.ping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
        /** AbsenceChange */
        AbsenceChange: {
            object: components["schemas"]["AbsenceTold"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "employee_id" | "employee_name" | "start_date" | "expected_end_date" | "percentage" | "end_date" | "status" | "lost_minutes" | "reported_by_employee_id" | "closed_by_employee_id" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                /** Format: uuid */
                employee_id?: string;
                employee_name?: string;
                /** Format: date */
                start_date?: string;
                /** Format: date */
                expected_end_date?: string | null;
                percentage?: number;
                /** Format: date */
                end_date?: string | null;
                /**
                 * @description Reported lasts; closed has ended on end_date.
                 * @enum {string}
                 */
                status?: "reported" | "closed";
                /** @description Scheduled minutes lost so far, without public holidays. */
                lost_minutes?: number;
                /** Format: uuid */
                reported_by_employee_id?: string | null;
                /** Format: uuid */
                closed_by_employee_id?: string | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /**
         * AbsenceTold
         * @description Absence as it is told in events, without kind.
         */
        AbsenceTold: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            employee_id: string;
            employee_name: string;
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
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
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
        /** ContactRoleChange */
        ContactRoleChange: {
            object: components["schemas"]["ContactRole"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "organization_id" | "organization_name" | "person_id" | "person_name" | "role" | "work_email" | "work_phone" | "is_primary" | "is_invoice_contact" | "start_date" | "end_date" | "is_active" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                /** Format: uuid */
                organization_id?: string;
                organization_name?: string;
                /** Format: uuid */
                person_id?: string;
                person_name?: string;
                role?: string | null;
                work_email?: string | null;
                work_phone?: string | null;
                is_primary?: boolean;
                is_invoice_contact?: boolean;
                /** Format: date */
                start_date?: string | null;
                /** Format: date */
                end_date?: string | null;
                is_active?: boolean;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /** ContractChange */
        ContractChange: {
            object: components["schemas"]["Contract"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "employee_id" | "employee_name" | "company_profile_id" | "type" | "start_date" | "end_date" | "weekly_minutes" | "schedule" | "schedule_odd_weeks" | "fte_percentage" | "leave_minutes_per_year" | "status" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                /** Format: uuid */
                employee_id?: string;
                employee_name?: string;
                /** Format: uuid */
                company_profile_id?: string;
                /** @enum {string} */
                type?: "permanent" | "fixed_term" | "on_call" | "freelance" | "internship";
                /** Format: date */
                start_date?: string;
                /** Format: date */
                end_date?: string | null;
                /** @description The sum of the schedule; the average of both where weeks alternate. */
                weekly_minutes?: number;
                schedule?: {
                    monday: number;
                    tuesday: number;
                    wednesday: number;
                    thursday: number;
                    friday: number;
                    saturday: number;
                    sunday: number;
                };
                /** @description Of weeks with an odd ISO number, where they are others. */
                schedule_odd_weeks?: {
                    monday: number;
                    tuesday: number;
                    wednesday: number;
                    thursday: number;
                    friday: number;
                    saturday: number;
                    sunday: number;
                } | null;
                fte_percentage?: number;
                /** @description For a full year of this contract. */
                leave_minutes_per_year?: number;
                /** @enum {string} */
                status?: "future" | "current" | "ended";
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /** CostChange */
        CostChange: {
            object: components["schemas"]["Cost"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "project_id" | "project_name" | "service_id" | "service_name" | "purchase_invoice_id" | "employee_id" | "employee_name" | "date" | "description" | "quantity" | "unit_cost" | "markup_percentage" | "unit_price" | "cost_amount" | "sales_amount" | "billable" | "vat_rate_id" | "invoice_status" | "write_off_reason" | "invoice_id" | "invoice_line_id" | "locked" | "note" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                /** Format: uuid */
                project_id?: string;
                project_name?: string;
                /** Format: uuid */
                service_id?: string | null;
                service_name?: string | null;
                /** Format: uuid */
                purchase_invoice_id?: string | null;
                /** Format: uuid */
                employee_id?: string | null;
                employee_name?: string | null;
                /** Format: date */
                date?: string;
                description?: string;
                quantity?: number;
                unit_cost?: number;
                markup_percentage?: number | null;
                unit_price?: number;
                cost_amount?: number;
                sales_amount?: number;
                billable?: boolean;
                /** Format: uuid */
                vat_rate_id?: string | null;
                /** @enum {string} */
                invoice_status?: "not_billable" | "to_invoice" | "on_draft" | "invoiced" | "written_off";
                write_off_reason?: string | null;
                /** Format: uuid */
                invoice_id?: string | null;
                /** Format: uuid */
                invoice_line_id?: string | null;
                /** @description true = PATCH and DELETE are refused. */
                locked?: boolean;
                note?: string | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /** DeletedRecord */
        DeletedRecord: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            deleted_at: string;
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
        /** DocumentRecord */
        DocumentRecord: {
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
        /** EmployeeChange */
        EmployeeChange: {
            object: components["schemas"]["EmployeeTold"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "employee_number" | "person_id" | "user_id" | "first_name" | "last_name" | "full_name" | "email" | "phone" | "job_title" | "status" | "employment_start" | "employment_end" | "manager_employee_id" | "manager_employee_name" | "team_ids" | "company_profile_id" | "hourly_rate" | "weekly_minutes" | "time_zone" | "custom_fields" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                employee_number?: string | null;
                /** Format: uuid */
                person_id?: string | null;
                /** Format: uuid */
                user_id?: string | null;
                first_name?: string | null;
                last_name?: string;
                full_name?: string;
                email?: string | null;
                phone?: string | null;
                job_title?: string | null;
                /**
                 * @description By the dates of employment, unless deactivated by hand.
                 * @enum {string}
                 */
                status?: "active" | "inactive";
                /** Format: date */
                employment_start?: string | null;
                /** Format: date */
                employment_end?: string | null;
                /**
                 * Format: uuid
                 * @description Who decides on leave.
                 */
                manager_employee_id?: string | null;
                manager_employee_name?: string | null;
                team_ids?: string[];
                /** Format: uuid */
                company_profile_id?: string;
                /** @description What an hour is sold for today. */
                hourly_rate?: number | null;
                /** @description Of the contract of today. */
                weekly_minutes?: number | null;
                /** @description Null is that of the environment. */
                time_zone?: string | null;
                custom_fields?: {
                    [key: string]: unknown;
                };
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /**
         * EmployeeTold
         * @description Employee as it is told in events, without cost_rate.
         */
        EmployeeTold: {
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
            /** @description Of the contract of today. */
            weekly_minutes: number | null;
            /** @description Null is that of the environment. */
            time_zone: string | null;
            custom_fields: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** Event */
        Event: {
            /**
             * Format: uuid
             * @description Of the event: the same on every attempt and when it is sent again.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @constant */
            api_version: "2.0";
            /** Format: uuid */
            environment_id: string;
            /** @description Who did it, so that an integration can pass over what it did itself. */
            actor: {
                /** @enum {string} */
                type: "user" | "api_key" | "system";
                /** Format: uuid */
                id: string;
            };
            /** @description Of the record; it grows with every change. Of two events of a record the one with more is later. */
            version: number;
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
        /** HoursChange */
        HoursChange: {
            object: components["schemas"]["HoursTold"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "employee_id" | "employee_name" | "project_id" | "project_name" | "service_id" | "service_name" | "organization_id" | "organization_name" | "hour_type_id" | "hour_type_name" | "start_at" | "end_at" | "date" | "minutes" | "note" | "billable" | "hourly_rate" | "amount" | "rate_source" | "approval_status" | "approval_note" | "invoice_status" | "write_off_reason" | "invoice_id" | "invoice_line_id" | "locked" | "lock_reason" | "source" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                /** Format: uuid */
                employee_id?: string;
                employee_name?: string;
                /** Format: uuid */
                project_id?: string | null;
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
                /** Format: date-time */
                start_at?: string;
                /** Format: date-time */
                end_at?: string;
                /** Format: date */
                date?: string;
                minutes?: number;
                note?: string | null;
                billable?: boolean;
                hourly_rate?: number | null;
                amount?: number | null;
                /** @enum {string} */
                rate_source?: "service_hour_type_employee" | "service_employee" | "service_hour_type" | "service" | "employee" | "hour_type" | "none";
                /** @enum {string} */
                approval_status?: "not_required" | "open" | "submitted" | "approved" | "rejected";
                approval_note?: string | null;
                /** @enum {string} */
                invoice_status?: "not_billable" | "included" | "to_invoice" | "on_draft" | "invoiced" | "written_off";
                write_off_reason?: string | null;
                /** Format: uuid */
                invoice_id?: string | null;
                /** Format: uuid */
                invoice_line_id?: string | null;
                locked?: boolean;
                /** @enum {string|null} */
                lock_reason?: "invoiced" | "draft_invoice" | "approved" | "period_closed" | "written_off" | null;
                /** @enum {string} */
                source?: "app" | "api" | "import";
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /**
         * HoursTold
         * @description Hours as it is told in events, without cost_rate and cost_amount.
         */
        HoursTold: {
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
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
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
        /** InstallmentChange */
        InstallmentChange: {
            object: components["schemas"]["Installment"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "service_id" | "service_name" | "project_id" | "project_name" | "name" | "percentage" | "amount" | "planned_date" | "position" | "status" | "invoice_id" | "invoice_line_id" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                /** Format: uuid */
                service_id?: string;
                service_name?: string;
                /** Format: uuid */
                project_id?: string;
                project_name?: string;
                name?: string;
                /** @description Of the price, which the amount then follows until it is invoiced. */
                percentage?: number | null;
                amount?: number;
                /** Format: date */
                planned_date?: string | null;
                position?: number;
                /** @enum {string} */
                status?: "planned" | "ready" | "on_draft" | "invoiced";
                /** Format: uuid */
                invoice_id?: string | null;
                /** Format: uuid */
                invoice_line_id?: string | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /** InvoiceChange */
        InvoiceChange: {
            object: components["schemas"]["Invoice"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "type" | "status" | "allowed_actions" | "number" | "sequence_number" | "payment_status" | "is_overdue" | "company_profile_id" | "organization_id" | "organization_name" | "person_id" | "person_name" | "project_ids" | "subject" | "reference" | "invoice_date" | "payment_term_days" | "due_date" | "period_start" | "period_end" | "currency" | "language" | "total_excl_vat" | "total_vat" | "total_incl_vat" | "vat_breakdown" | "paid_amount" | "credited_amount" | "outstanding_amount" | "billing" | "seller" | "note" | "credited_invoice_id" | "credit_note_ids" | "finalised_at" | "sent_at" | "sent_via" | "paid_at" | "write_off_reason" | "document_id" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                /** @enum {string} */
                type?: "invoice" | "credit_note";
                /** @enum {string} */
                status?: "draft" | "finalised";
                /** @description What can be done with it now. */
                allowed_actions?: ("change" | "delete" | "finalize" | "send" | "pay" | "remind" | "credit" | "rebill" | "write_off" | "undo_write_off")[];
                /** @description null until it is finalised. */
                number?: string | null;
                /** @description Its place in the series, without a gap. */
                sequence_number?: number | null;
                /** @enum {string|null} */
                payment_status?: "unpaid" | "partially_paid" | "paid" | "overpaid" | "credited" | "written_off" | null;
                /** @description Something is owed and the due date has passed. */
                is_overdue?: boolean;
                /** Format: uuid */
                company_profile_id?: string;
                /** Format: uuid */
                organization_id?: string | null;
                organization_name?: string | null;
                /** Format: uuid */
                person_id?: string | null;
                person_name?: string | null;
                project_ids?: string[];
                subject?: string | null;
                reference?: string | null;
                /** Format: date */
                invoice_date?: string | null;
                payment_term_days?: number;
                /** Format: date */
                due_date?: string | null;
                /** Format: date */
                period_start?: string | null;
                /** Format: date */
                period_end?: string | null;
                currency?: string;
                /** @enum {string} */
                language?: "nl" | "en" | "de" | "fr";
                /** @description Amounts of a credit note are negative. */
                total_excl_vat?: number;
                total_vat?: number;
                total_incl_vat?: number;
                vat_breakdown?: components["schemas"]["VatGroup"][];
                paid_amount?: number;
                /** @description Set off by credit notes; of a credit note, what it set off, negative. */
                credited_amount?: number;
                /** @description Still owed: the total less paid, credited and written off. Negative is owed to the customer. */
                outstanding_amount?: number;
                billing?: components["schemas"]["InvoiceBilling"];
                seller?: components["schemas"]["InvoiceSeller"];
                note?: string | null;
                /**
                 * Format: uuid
                 * @description Of a credit note: the invoice it credits.
                 */
                credited_invoice_id?: string | null;
                credit_note_ids?: string[];
                /** Format: date-time */
                finalised_at?: string | null;
                /** Format: date-time */
                sent_at?: string | null;
                /** @enum {string|null} */
                sent_via?: "email" | "peppol" | "post" | "manual" | null;
                /** Format: date-time */
                paid_at?: string | null;
                write_off_reason?: string | null;
                /**
                 * Format: uuid
                 * @description Its PDF, made shortly after it was finalised.
                 */
                document_id?: string | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /** LeaveChange */
        LeaveChange: {
            object: components["schemas"]["Leave"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "employee_id" | "employee_name" | "leave_type_id" | "leave_type_name" | "start_date" | "end_date" | "minutes" | "status" | "note" | "decision_note" | "decided_by_employee_id" | "decided_by_employee_name" | "decided_at" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                /** Format: uuid */
                employee_id?: string;
                employee_name?: string;
                /** Format: uuid */
                leave_type_id?: string;
                leave_type_name?: string;
                /** Format: date */
                start_date?: string;
                /** Format: date */
                end_date?: string;
                /** @description What it takes from the balance: the sum of its days. */
                minutes?: number;
                /**
                 * @description What is rejected or cancelled stays so; approved can be cancelled.
                 * @enum {string}
                 */
                status?: "requested" | "approved" | "rejected" | "cancelled";
                note?: string | null;
                decision_note?: string | null;
                /** Format: uuid */
                decided_by_employee_id?: string | null;
                decided_by_employee_name?: string | null;
                /** Format: date-time */
                decided_at?: string | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /** ListMeta */
        ListMeta: {
            count: number;
            limit: number;
            offset: number;
        };
        /** LockedHours */
        LockedHours: {
            /**
             * Format: uuid
             * @description The invoice that they were put on or taken off.
             */
            invoice_id: string;
            hours_ids: string[];
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
        /** NoteChange */
        NoteChange: {
            object: components["schemas"]["Note"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "kind" | "title" | "body" | "occurred_at" | "organization_id" | "organization_name" | "person_id" | "person_name" | "project_id" | "project_name" | "sales_id" | "sales_name" | "author_employee_id" | "author_employee_name" | "source" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                /** @enum {string} */
                kind?: "note" | "call" | "email" | "meeting";
                title?: string | null;
                body?: string;
                /** Format: date-time */
                occurred_at?: string;
                /** Format: uuid */
                organization_id?: string | null;
                organization_name?: string | null;
                /** Format: uuid */
                person_id?: string | null;
                person_name?: string | null;
                /** Format: uuid */
                project_id?: string | null;
                project_name?: string | null;
                /** Format: uuid */
                sales_id?: string | null;
                sales_name?: string | null;
                /** Format: uuid */
                author_employee_id?: string | null;
                author_employee_name?: string | null;
                /** @enum {string} */
                source?: "app" | "api" | "import";
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /** Nothing */
        Nothing: Record<string, never>;
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
        /** OrganizationChange */
        OrganizationChange: {
            object: components["schemas"]["Organization"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "name" | "coc_code" | "vat_number" | "relation_number" | "industry" | "email" | "phone" | "url" | "address" | "note" | "relation_type_ids" | "account_manager_employee_id" | "account_manager_employee_name" | "parent_organization_id" | "is_active" | "language" | "invoice_email" | "invoice_attention" | "invoice_delivery" | "peppol_id" | "payment_term_days" | "vat_treatment" | "iban" | "custom_fields" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                name?: string;
                coc_code?: string | null;
                vat_number?: string | null;
                relation_number?: string | null;
                industry?: string | null;
                email?: string | null;
                phone?: string | null;
                url?: string | null;
                address?: {
                    line1: string | null;
                    postal_code: string | null;
                    locality: string | null;
                    country: string | null;
                } | null;
                note?: string | null;
                relation_type_ids?: string[];
                /** Format: uuid */
                account_manager_employee_id?: string | null;
                account_manager_employee_name?: string | null;
                /** Format: uuid */
                parent_organization_id?: string | null;
                is_active?: boolean;
                /** @enum {string} */
                language?: "nl" | "en" | "de" | "fr";
                invoice_email?: string | null;
                invoice_attention?: string | null;
                /** @enum {string} */
                invoice_delivery?: "email" | "peppol" | "post";
                peppol_id?: string | null;
                payment_term_days?: number | null;
                /** @enum {string} */
                vat_treatment?: "auto" | "domestic" | "reverse_charge" | "outside_scope" | "exempt";
                iban?: string | null;
                custom_fields?: {
                    [key: string]: unknown;
                };
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        /** OrganizationCreate */
        OrganizationCreate: {
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
        /** OrganizationUpdate */
        OrganizationUpdate: {
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
        /** PersonChange */
        PersonChange: {
            object: components["schemas"]["Person"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "first_name" | "last_name" | "full_name" | "email" | "phone" | "note" | "relation_type_ids" | "address" | "language" | "is_active" | "invoice_email" | "payment_term_days" | "employee_id" | "custom_fields" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                first_name?: string | null;
                last_name?: string;
                full_name?: string;
                email?: string | null;
                phone?: string | null;
                note?: string | null;
                relation_type_ids?: string[];
                address?: {
                    line1: string | null;
                    postal_code: string | null;
                    locality: string | null;
                    country: string | null;
                } | null;
                /** @enum {string} */
                language?: "nl" | "en" | "de" | "fr";
                is_active?: boolean;
                invoice_email?: string | null;
                payment_term_days?: number | null;
                /** Format: uuid */
                employee_id?: string | null;
                custom_fields?: {
                    [key: string]: unknown;
                };
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        /** PersonCreate */
        PersonCreate: {
            first_name?: string | null;
            last_name: string;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            note?: string | null;
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
        /** PersonUpdate */
        PersonUpdate: {
            first_name?: string | null;
            last_name?: string;
            /** Format: email */
            email?: string | null;
            phone?: string | null;
            note?: string | null;
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
        /** PlanningChange */
        PlanningChange: {
            object: components["schemas"]["Planning"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "employee_id" | "employee_name" | "project_id" | "project_name" | "service_id" | "service_name" | "task_id" | "task_name" | "start_date" | "end_date" | "minutes_per_day" | "minutes" | "status" | "note" | "conflicts" | "has_conflicts" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                /** Format: uuid */
                employee_id?: string;
                employee_name?: string;
                /** Format: uuid */
                project_id?: string | null;
                project_name?: string | null;
                /** Format: uuid */
                service_id?: string | null;
                service_name?: string | null;
                /** Format: uuid */
                task_id?: string | null;
                task_name?: string | null;
                /** Format: date */
                start_date?: string;
                /** Format: date */
                end_date?: string;
                minutes_per_day?: number | null;
                /** @description The sum of its days. */
                minutes?: number;
                /** @enum {string} */
                status?: "confirmed" | "tentative";
                note?: string | null;
                conflicts?: components["schemas"]["PlanningConflict"][];
                has_conflicts?: boolean;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /** ProjectChange */
        ProjectChange: {
            object: components["schemas"]["Project"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "project_number" | "name" | "organization_id" | "organization_name" | "person_id" | "person_name" | "manager_employee_id" | "manager_employee_name" | "status" | "allowed_actions" | "start_date" | "end_date" | "budget_minutes" | "budget_amount" | "note" | "company_profile_id" | "rate_basis" | "invoice_reference" | "template_id" | "sales_id" | "quote_id" | "team_ids" | "closed_at" | "archived_at" | "custom_fields" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                project_number?: string;
                name?: string;
                /** Format: uuid */
                organization_id?: string | null;
                organization_name?: string | null;
                /** Format: uuid */
                person_id?: string | null;
                person_name?: string | null;
                /** Format: uuid */
                manager_employee_id?: string | null;
                manager_employee_name?: string | null;
                /** @enum {string} */
                status?: "active" | "closed" | "archived";
                /** @description The statuses it can be given now. */
                allowed_actions?: ("active" | "closed" | "archived")[];
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
                /** Format: uuid */
                template_id?: string | null;
                /** Format: uuid */
                sales_id?: string | null;
                /** Format: uuid */
                quote_id?: string | null;
                team_ids?: string[];
                /** Format: date-time */
                closed_at?: string | null;
                /** Format: date-time */
                archived_at?: string | null;
                custom_fields?: {
                    [key: string]: unknown;
                };
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        /** ProjectCreate */
        ProjectCreate: {
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
        /** ProjectTotals */
        ProjectTotals: {
            spent_minutes: number;
            billable_minutes: number;
            planned_minutes: number;
            /** @description The value of the billable hours. */
            hours_amount: number;
            costs_amount: number;
            /** @description With the right `invoices:read`. */
            invoiced_amount?: number;
            /** @description With the rights `invoices:read` and `hours:read`. */
            wip_amount?: number;
            /** @description Fields that are left out because a right is missing. */
            omitted_fields?: string[];
            budget_minutes_used_percentage: number | null;
            budget_amount_used_percentage: number | null;
        };
        /** ProjectUpdate */
        ProjectUpdate: {
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
        /** PurchaseInvoiceChange */
        PurchaseInvoiceChange: {
            object: components["schemas"]["PurchaseInvoice"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "organization_id" | "organization_name" | "number" | "entry_number" | "company_profile_id" | "invoice_date" | "due_date" | "currency" | "total_excl_vat" | "total_vat" | "total_incl_vat" | "status" | "allowed_actions" | "paid_on" | "note" | "allocated_amount" | "document_id" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                /** Format: uuid */
                organization_id?: string;
                organization_name?: string;
                /** @description The supplier's invoice number. */
                number?: string;
                /** @description Our own running number. */
                entry_number?: string;
                /** Format: uuid */
                company_profile_id?: string;
                /** Format: date */
                invoice_date?: string;
                /** Format: date */
                due_date?: string | null;
                currency?: string;
                total_excl_vat?: number;
                total_vat?: number;
                total_incl_vat?: number;
                /** @enum {string} */
                status?: "received" | "approved" | "rejected" | "paid";
                /** @description The statuses it can be given now. */
                allowed_actions?: ("received" | "approved" | "rejected" | "paid")[];
                /** Format: date */
                paid_on?: string | null;
                note?: string | null;
                /** @description Sum of the linked costs, at cost price. */
                allocated_amount?: number;
                /** Format: uuid */
                document_id?: string | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
        };
        /** PurchaseInvoiceCreate */
        PurchaseInvoiceCreate: {
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
        /** PurchaseInvoiceUpdate */
        PurchaseInvoiceUpdate: {
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
        /** QuoteChange */
        QuoteChange: {
            object: components["schemas"]["Quote"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "number" | "version" | "previous_quote_id" | "status" | "allowed_actions" | "sales_id" | "sales_name" | "organization_id" | "organization_name" | "person_id" | "person_name" | "company_profile_id" | "company_profile_name" | "subject" | "introduction" | "terms" | "quote_date" | "valid_until" | "currency" | "language" | "total_excl_vat" | "total_vat" | "total_incl_vat" | "vat_breakdown" | "sent_at" | "accepted_at" | "declined_at" | "accepted_by_name" | "declined_reason" | "project_id" | "document_id" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                /** @description null until it is sent; a revised quote keeps it. */
                number?: string | null;
                /** @description 1, 2, …: which version of the number this is. */
                version?: number;
                /**
                 * Format: uuid
                 * @description The version that this one replaces.
                 */
                previous_quote_id?: string | null;
                /** @enum {string} */
                status?: "draft" | "sent" | "accepted" | "declined" | "expired" | "superseded";
                /** @description What can be done with it now. */
                allowed_actions?: ("change" | "delete" | "send" | "mark_sent" | "accept" | "decline" | "revise" | "make_project")[];
                /** Format: uuid */
                sales_id?: string | null;
                sales_name?: string | null;
                /** Format: uuid */
                organization_id?: string | null;
                organization_name?: string | null;
                /** Format: uuid */
                person_id?: string | null;
                person_name?: string | null;
                /** Format: uuid */
                company_profile_id?: string;
                company_profile_name?: string;
                subject?: string | null;
                introduction?: string | null;
                terms?: string | null;
                /** Format: date */
                quote_date?: string | null;
                /**
                 * Format: date
                 * @description The last day on which it can be accepted.
                 */
                valid_until?: string | null;
                currency?: string;
                /** @enum {string} */
                language?: "nl" | "en" | "de" | "fr";
                /** @description Options count only when they are chosen. */
                total_excl_vat?: number;
                total_vat?: number;
                total_incl_vat?: number;
                vat_breakdown?: components["schemas"]["VatGroup"][];
                /** Format: date-time */
                sent_at?: string | null;
                /** Format: date-time */
                accepted_at?: string | null;
                /** Format: date-time */
                declined_at?: string | null;
                accepted_by_name?: string | null;
                declined_reason?: string | null;
                /**
                 * Format: uuid
                 * @description The project that was made of it.
                 */
                project_id?: string | null;
                /**
                 * Format: uuid
                 * @description Its PDF, made shortly after it was sent.
                 */
                document_id?: string | null;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /** SalesChange */
        SalesChange: {
            object: components["schemas"]["Sales"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "name" | "organization_id" | "organization_name" | "person_id" | "person_name" | "owner_employee_id" | "owner_employee_name" | "status" | "allowed_actions" | "stage_id" | "stage_name" | "amount" | "probability" | "effective_probability" | "weighted_amount" | "expected_close_date" | "closed_on" | "lost_reason" | "source" | "note" | "project_id" | "quote_ids" | "stage_changed_at" | "status_changed_at" | "custom_fields" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                name?: string;
                /** Format: uuid */
                organization_id?: string | null;
                organization_name?: string | null;
                /** Format: uuid */
                person_id?: string | null;
                person_name?: string | null;
                /** Format: uuid */
                owner_employee_id?: string | null;
                owner_employee_name?: string | null;
                /** @enum {string} */
                status?: "open" | "won" | "lost";
                /** @description The statuses it can be given now. */
                allowed_actions?: ("open" | "won" | "lost")[];
                /** Format: uuid */
                stage_id?: string;
                stage_name?: string;
                /** @description The expected value, excluding VAT. */
                amount?: number | null;
                /** @description An own estimate; without it that of the stage counts. */
                probability?: number | null;
                /** @description Won 100, lost 0, else its own or that of its stage. */
                effective_probability?: number;
                /** @description amount × effective_probability / 100. */
                weighted_amount?: number | null;
                /** Format: date */
                expected_close_date?: string | null;
                /** Format: date */
                closed_on?: string | null;
                lost_reason?: string | null;
                source?: string | null;
                note?: string | null;
                /**
                 * Format: uuid
                 * @description The project that was made of it.
                 */
                project_id?: string | null;
                quote_ids?: string[];
                /** Format: date-time */
                stage_changed_at?: string;
                /** Format: date-time */
                status_changed_at?: string;
                custom_fields?: {
                    [key: string]: unknown;
                };
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /** ServiceChange */
        ServiceChange: {
            object: components["schemas"]["Service"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "project_id" | "project_name" | "service_number" | "name" | "description" | "status" | "allowed_actions" | "billing_method" | "hourly_rate" | "price" | "cycle" | "invoice_in_advance" | "start_date" | "end_date" | "budget_minutes" | "budget_amount" | "vat_rate_id" | "vat_percentage" | "is_bookable" | "position" | "custom_fields" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                /** Format: uuid */
                project_id?: string;
                project_name?: string;
                service_number?: string;
                name?: string;
                description?: string | null;
                /** @enum {string} */
                status?: "open" | "closed";
                /** @description The statuses it can be given now. */
                allowed_actions?: ("open" | "closed")[];
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
                vat_percentage?: number | null;
                is_bookable?: boolean;
                position?: number;
                custom_fields?: {
                    [key: string]: unknown;
                };
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /** ServiceTotals */
        ServiceTotals: {
            spent_minutes: number;
            /** @description The value of the billable hours. */
            hours_amount: number;
            costs_amount: number;
            /** @description With the right `invoices:read`. */
            invoiced_amount?: number;
            /** @description With the rights `invoices:read` and `hours:read`. */
            wip_amount?: number;
            /** @description Fields that are left out because a right is missing. */
            omitted_fields?: string[];
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
        /** TaskChange */
        TaskChange: {
            object: components["schemas"]["Task"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "project_id" | "project_name" | "service_id" | "service_name" | "name" | "description" | "status" | "allowed_actions" | "assignee_employee_id" | "assignee_employee_name" | "start_date" | "due_date" | "estimated_minutes" | "priority" | "position" | "completed_at" | "is_overdue" | "planned_minutes" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                /** Format: uuid */
                project_id?: string;
                project_name?: string;
                /** Format: uuid */
                service_id?: string | null;
                service_name?: string | null;
                name?: string;
                description?: string | null;
                /** @enum {string} */
                status?: "open" | "in_progress" | "done" | "cancelled";
                /** @description The statuses it can be given now. */
                allowed_actions?: ("open" | "in_progress" | "done" | "cancelled")[];
                /** Format: uuid */
                assignee_employee_id?: string | null;
                assignee_employee_name?: string | null;
                /** Format: date */
                start_date?: string | null;
                /** Format: date */
                due_date?: string | null;
                estimated_minutes?: number | null;
                /** @enum {string} */
                priority?: "low" | "normal" | "high";
                position?: number;
                /** Format: date-time */
                completed_at?: string | null;
                is_overdue?: boolean;
                planned_minutes?: number;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /** TeamChange */
        TeamChange: {
            object: components["schemas"]["Team"];
            /** @description The fields of object that are not as they were. */
            changed_fields: ("id" | "name" | "lead_employee_id" | "lead_employee_name" | "members" | "is_active" | "created_at" | "updated_at")[];
            /** @description Those fields as they were before. */
            previous: {
                /** Format: uuid */
                id?: string;
                name?: string;
                /** Format: uuid */
                lead_employee_id?: string | null;
                lead_employee_name?: string | null;
                members?: {
                    /** Format: uuid */
                    employee_id: string;
                    employee_name: string;
                    /** Format: date */
                    since: string;
                }[];
                is_active?: boolean;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
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
        /** Tombstone */
        Tombstone: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            deleted_at: string;
            /** Format: date-time */
            updated_at: string;
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
        /** @description Taken. Answer within 15 seconds; what the answer says besides means nothing. */
        EventTaken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Never again: the webhook is switched off at once, and its maker gets a mail. */
        EventUnwanted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Anything else, a redirect too, is a failure. It is sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, or later if Retry-After asks for that. */
        EventNotTaken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description When it was signed and by whom: `t=<Unix seconds>,v1=<hex>`. v1 is an HMAC-SHA256 over `<t>.<raw body>`, keyed with the whole secret `whsec_…`. For 24 hours after a rotation there are two of v1. */
        EventSignature: string;
        /** @description The kind of the event, as type in the body. */
        EventKind: string;
        /** @description Of this attempt: new every time. */
        EventAttempt: string;
        /** @description Of the event, as id in the body: the same every time. */
        WebhookId: string;
        /** @description When it was signed, in Unix seconds. */
        WebhookTimestamp: string;
        /** @description `v1,<base64>`, as Standard Webhooks has it: an HMAC-SHA256 over `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that stand in base64 after `whsec_`. For 24 hours after a rotation there are two, with a space in between. */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                "application/json": components["schemas"]["OrganizationCreate"];
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
                "application/json": components["schemas"]["OrganizationUpdate"];
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
                "application/json": components["schemas"]["PersonCreate"];
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
                "application/json": components["schemas"]["PersonUpdate"];
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
                "application/json": components["schemas"]["ProjectCreate"];
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
                "application/json": components["schemas"]["ProjectUpdate"];
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
                "application/json": components["schemas"]["PurchaseInvoiceCreate"];
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
                "application/json": components["schemas"]["PurchaseInvoiceUpdate"];
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
    "organization.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "organization.created";
                    data: {
                        object: components["schemas"]["Organization"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "organization.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "organization.updated";
                    data: components["schemas"]["OrganizationChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "organization.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "organization.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "person.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "person.created";
                    data: {
                        object: components["schemas"]["Person"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "person.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "person.updated";
                    data: components["schemas"]["PersonChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "person.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "person.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "contactrole.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "contactrole.created";
                    data: {
                        object: components["schemas"]["ContactRole"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "contactrole.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "contactrole.updated";
                    data: components["schemas"]["ContactRoleChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "contactrole.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "contactrole.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "note.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "note.created";
                    data: {
                        object: components["schemas"]["Note"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "note.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "note.updated";
                    data: components["schemas"]["NoteChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "note.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "note.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "project.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "project.created";
                    data: {
                        object: components["schemas"]["Project"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "project.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "project.updated";
                    data: components["schemas"]["ProjectChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "project.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "project.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "project.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "project.closed";
                    data: components["schemas"]["ProjectChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "project.archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "project.archived";
                    data: components["schemas"]["ProjectChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "project.reopened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "project.reopened";
                    data: components["schemas"]["ProjectChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "project.budget_exceeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "project.budget_exceeded";
                    data: {
                        object: components["schemas"]["Project"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "service.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "service.created";
                    data: {
                        object: components["schemas"]["Service"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "service.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "service.updated";
                    data: components["schemas"]["ServiceChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "service.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "service.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "service.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "service.closed";
                    data: components["schemas"]["ServiceChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "task.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "task.created";
                    data: {
                        object: components["schemas"]["Task"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "task.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "task.updated";
                    data: components["schemas"]["TaskChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "task.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "task.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "task.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "task.completed";
                    data: components["schemas"]["TaskChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "hours.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "hours.created";
                    data: {
                        object: components["schemas"]["HoursTold"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "hours.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "hours.updated";
                    data: components["schemas"]["HoursChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "hours.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "hours.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "hours.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "hours.submitted";
                    data: components["schemas"]["HoursChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "hours.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "hours.approved";
                    data: components["schemas"]["HoursChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "hours.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "hours.rejected";
                    data: components["schemas"]["HoursChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "hours.locked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "hours.locked";
                    data: {
                        object: components["schemas"]["LockedHours"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "hours.unlocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "hours.unlocked";
                    data: {
                        object: components["schemas"]["LockedHours"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "invoice.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "invoice.created";
                    data: {
                        object: components["schemas"]["Invoice"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "invoice.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "invoice.updated";
                    data: components["schemas"]["InvoiceChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "invoice.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "invoice.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "invoice.finalised": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "invoice.finalised";
                    data: components["schemas"]["InvoiceChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "invoice.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "invoice.sent";
                    data: components["schemas"]["InvoiceChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "invoice.overdue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "invoice.overdue";
                    data: components["schemas"]["InvoiceChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "invoice.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "invoice.paid";
                    data: components["schemas"]["InvoiceChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "invoice.credited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "invoice.credited";
                    data: components["schemas"]["InvoiceChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "payment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "payment.created";
                    data: {
                        object: components["schemas"]["Payment"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "installment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "installment.created";
                    data: {
                        object: components["schemas"]["Installment"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "installment.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "installment.updated";
                    data: components["schemas"]["InstallmentChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "installment.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "installment.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "installment.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "installment.ready";
                    data: components["schemas"]["InstallmentChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "purchaseinvoice.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "purchaseinvoice.created";
                    data: {
                        object: components["schemas"]["PurchaseInvoice"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "purchaseinvoice.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "purchaseinvoice.updated";
                    data: components["schemas"]["PurchaseInvoiceChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "purchaseinvoice.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "purchaseinvoice.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "purchaseinvoice.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "purchaseinvoice.approved";
                    data: components["schemas"]["PurchaseInvoiceChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "purchaseinvoice.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "purchaseinvoice.rejected";
                    data: components["schemas"]["PurchaseInvoiceChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "purchaseinvoice.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "purchaseinvoice.paid";
                    data: components["schemas"]["PurchaseInvoiceChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "cost.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "cost.created";
                    data: {
                        object: components["schemas"]["Cost"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "cost.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "cost.updated";
                    data: components["schemas"]["CostChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "cost.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "cost.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "sales.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "sales.created";
                    data: {
                        object: components["schemas"]["Sales"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "sales.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "sales.updated";
                    data: components["schemas"]["SalesChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "sales.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "sales.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "sales.stage_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "sales.stage_changed";
                    data: components["schemas"]["SalesChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "sales.won": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "sales.won";
                    data: components["schemas"]["SalesChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "sales.lost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "sales.lost";
                    data: components["schemas"]["SalesChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "sales.reopened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "sales.reopened";
                    data: components["schemas"]["SalesChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "quote.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "quote.created";
                    data: {
                        object: components["schemas"]["Quote"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "quote.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "quote.updated";
                    data: components["schemas"]["QuoteChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "quote.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "quote.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "quote.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "quote.sent";
                    data: components["schemas"]["QuoteChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "quote.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "quote.accepted";
                    data: components["schemas"]["QuoteChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "quote.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "quote.declined";
                    data: components["schemas"]["QuoteChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "quote.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "quote.expired";
                    data: components["schemas"]["QuoteChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "employee.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "employee.created";
                    data: {
                        object: components["schemas"]["EmployeeTold"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "employee.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "employee.updated";
                    data: components["schemas"]["EmployeeChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "employee.deactivated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "employee.deactivated";
                    data: components["schemas"]["EmployeeChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "leave.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "leave.created";
                    data: {
                        object: components["schemas"]["Leave"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "leave.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "leave.updated";
                    data: components["schemas"]["LeaveChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "leave.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "leave.approved";
                    data: components["schemas"]["LeaveChange"] | {
                        object: components["schemas"]["Leave"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "leave.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "leave.rejected";
                    data: components["schemas"]["LeaveChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "leave.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "leave.cancelled";
                    data: components["schemas"]["LeaveChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "absence.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "absence.created";
                    data: {
                        object: components["schemas"]["AbsenceTold"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "absence.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "absence.updated";
                    data: components["schemas"]["AbsenceChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "absence.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "absence.closed";
                    data: components["schemas"]["AbsenceChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "contract.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "contract.created";
                    data: {
                        object: components["schemas"]["Contract"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "contract.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "contract.updated";
                    data: components["schemas"]["ContractChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "contract.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "contract.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "team.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "team.created";
                    data: {
                        object: components["schemas"]["Team"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "team.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "team.updated";
                    data: components["schemas"]["TeamChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "team.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "team.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "planning.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "planning.created";
                    data: {
                        object: components["schemas"]["Planning"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "planning.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "planning.updated";
                    data: components["schemas"]["PlanningChange"];
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "planning.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "planning.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "planning.conflict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "planning.conflict";
                    data: components["schemas"]["PlanningChange"] | {
                        object: components["schemas"]["Planning"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "document.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "document.created";
                    data: {
                        object: components["schemas"]["DocumentRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "document.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "document.deleted";
                    data: {
                        object: components["schemas"]["DeletedRecord"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
    "webhook.ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    type: "webhook.ping";
                    data: {
                        object: components["schemas"]["Webhook"];
                    };
                };
            };
        };
        responses: {
            410: components["responses"]["EventUnwanted"];
            "2XX": components["responses"]["EventTaken"];
            default: components["responses"]["EventNotTaken"];
        };
    };
}
