// Imported before anything else: React picks its build for production or development when it is loaded.
process.env.NODE_ENV = "production";
